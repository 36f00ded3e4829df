import type { KindRow } from '#content/kind.ts';
import { claimSchema, statisticSchema } from './claims/claim.schema.ts';
import { linkReportSchema } from './evidence.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `evidence.pages.ts`.
 */
export const evidenceKinds = {
  claims: {
    group: 'Facts',
    label: 'Figures and their sources',
    singular: 'figure',
    hint: 'Every number of the site, with the document it is from.',
    preview: '/evidence#{id}',
    folder: 'claims',
    format: 'yaml',
    schema: claimSchema,
  },
  statistics: {
    group: 'Facts',
    label: 'Statistics of the home page',
    singular: 'statistic',
    hint: 'The bars on the home page; each names a figure.',
    preview: '/',
    folder: 'statistics',
    format: 'yaml',
    schema: statisticSchema,
  },
  linkReport: {
    group: 'Facts',
    label: 'Report on links',
    singular: 'link report',
    hint: 'What the last look at all links of the site found.',
    preview: '/evidence',
    folder: 'data',
    only: ['link-report'],
    format: 'yaml',
    schema: linkReportSchema,
  },
} as const satisfies Record<string, KindRow>;
