import type { ResourceType } from '#site/vocabulary.ts';

/** A type as a row of the table names it. */
export const typeLabels: Record<ResourceType, string> = {
  report: 'Report',
  guide: 'Guide',
  research: 'Research',
  toolkit: 'Toolkit',
};
