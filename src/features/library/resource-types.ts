import type { ResourceType } from '#site/vocabulary.ts';

/** A type as a row of the table names it. */
export const typeLabels: Record<ResourceType, string> = {
  report: 'Report',
  guide: 'Guide',
  research: 'Research',
  toolkit: 'Toolkit',
};

/** The type tabs, in the words and order of the specification (section 2, Resource Library). */
export const typeTabs = [
  { id: 'all', label: 'All Types' },
  { id: 'report', label: 'Reports' },
  { id: 'guide', label: 'Guides' },
  { id: 'research', label: 'Research' },
  { id: 'toolkit', label: 'Toolkits' },
] as const satisfies readonly { id: ResourceType | 'all'; label: string }[];
