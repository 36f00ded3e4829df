import type { ExchangeEntry } from '../exchange.ts';

/** A need from Texas; `changed` is what a test is about. */
export function entry(id: string, changed: Partial<ExchangeEntry> = {}): ExchangeEntry {
  return {
    ...{ id, kind: 'need', title: 'A nurse', who: 'Elm Row', topic: 'Extreme heat' },
    ...{ text: 'Forty members.', audience: 'Tenants', place: 'Harborlight, TX' },
    ...{ region: 'Southwest', when: 'An evening', languages: ['English'] },
    ...{ posted: '2026-10-12', until: '2027-05-28', status: 'open' },
    ...changed,
  } as ExchangeEntry;
}
