import type { ClaimFile } from '../claims/claim.schema.ts';
import { claimIn, claimLedger } from '../claims/claim.ts';
import type { EvidenceEntry } from '../evidence.ts';

const shared = {
  group: 'extreme-heat',
  checked: '2026-11-21',
  nextCheck: '2027-05-21',
  note: 'Read on the page.',
  history: [{ date: '2026-11-21', change: 'First written.' }],
} satisfies Partial<ClaimFile>;

const published = {
  population: 'Cities',
  place: 'United States',
  period: null,
  readAt: [{ url: 'https://www.example.org/report', year: '2021' }],
};

/** One claim file of each status, for tests. */
export const claimFiles: ReadonlyMap<string, ClaimFile> = new Map([
  [
    'heat-island',
    {
      ...shared,
      ...published,
      status: 'supported',
      specified: { figure: 'up to 7°F', wording: 'Neighborhoods up to 7°F hotter' },
      figure: '1-7°F',
      wording: 'Cities run about 1 to 7 degrees F hotter than the areas around them.',
      source: source('Agency of Air', 'Heat Islands', null),
    },
  ],
  [
    'visits',
    {
      ...shared,
      ...published,
      status: 'differs',
      specified: { figure: '35%', wording: 'Visits up 35% in extreme heat' },
      figure: '7.8%',
      wording: 'Visits for any cause were about 8% more frequent on very hot days.',
      source: {
        ...source('Springer', 'Heat and Visits', 2021),
        type: 'article',
        authors: ['Sun, Ann B.', 'Lee, Bo', 'et al.'],
        journal: 'The Journal',
        volume: '12',
        pages: '3-14',
        doi: '10.1000/heat',
        reportedBy: 'The Daily',
      },
    },
  ],
  [
    'evacuations',
    {
      ...shared,
      status: 'unsourced',
      specified: { figure: '23%', wording: 'Evacuations up 23%' },
      closest: 'heat-island',
    },
  ],
]);

function source(publisher: string, title: string, year: number | null) {
  return { publisher, title, type: 'web-page', year, url: 'https://www.example.org/heat' } as const;
}

const ledger = claimLedger(claimFiles);

/**
 * A claim of the examples (`heat-island`, `visits`, `evacuations`) with what is known about it, for
 * tests.
 */
export function sampleEntry(
  id: string,
  part: Partial<Pick<ClaimFile, 'group' | 'history'>> = {},
): EvidenceEntry {
  const file = claimFiles.get(id);
  if (!file) throw new Error(`no example is named ${id}`);
  return {
    claim: claimIn(ledger, id),
    file: { ...file, ...part },
    usedOn: [{ label: 'Home', href: '/' }],
  };
}
