import type { ClaimFile } from '#features/evidence/claims/claim.schema.ts';
import { topicOrder } from '#features/evidence/evidence.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import type { MadeKind } from './made.ts';

/** Claims as long as real ones. Where a source differs, a draft figure stands beside it. */
export const claims = { folder: 'claims', ending: 'yaml', madeAt } as const satisfies MadeKind;

function madeAt(number: number, words: Vocabulary) {
  return { id: `made-${number}`, fields: fieldsAt(number, words) };
}

function fieldsAt(number: number, words: Vocabulary): ClaimFile {
  const random = randomFrom(`claim ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  const url = `https://host-${number % 200}.example/${number}`;
  const year = random.int(1995, 2026);
  const shared = {
    group: random.pick(topicOrder),
    figure: `${random.int(1, 99)}%`,
    wording: prose(language, 32),
    ...{ population: title(language, 2, 8), place: title(language, 1, 3), period: `${year - 2}` },
    source: {
      publisher: title(language, 2, 6),
      title: title(language, 6, 18),
      year,
      url,
      secondary: true,
    },
    readAt: [{ url, year: String(year) }],
    note: prose(language, 40),
    ...(random.chance(0.6) && { caution: prose(language, 20) }),
    ...{ checked: '2026-11-21', nextCheck: '2027-05-21' },
    history: [{ date: '2026-11-21', change: prose(language, 6) }],
  };
  const specified = { figure: `${random.int(1, 99)}%`, wording: title(language, 4, 8) };
  return random.chance(0.15)
    ? { ...shared, specified, status: 'differs' }
    : { ...shared, status: 'supported' };
}
