import { claimFiles } from '#features/evidence/claims/claim.examples.ts';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import type { EvidenceEntry } from '../evidence.ts';

const ledger = claimLedger(claimFiles);

/** A claim of the examples (`heat-island`, `visits`, `evacuations`) with what is known about it, for tests. */
export function sampleEntry(id: string, part: Partial<EvidenceEntry> = {}): EvidenceEntry {
  const claim = claimIn(ledger, id);
  return {
    claim,
    topic: 'extreme-heat',
    scope:
      claim.status === 'unsourced'
        ? undefined
        : { population: 'Cities', place: 'United States', period: null },
    note: 'Read on the page.',
    caution: undefined,
    checked: '2026-11-21',
    nextCheck: '2027-05-21',
    readAt: [{ host: 'example.org', href: 'https://www.example.org/heat', year: '2021' }],
    usedOn: [{ label: 'Home', href: '/' }],
    history: [{ date: '2026-11-21', change: 'First written.' }],
    ...part,
  };
}
