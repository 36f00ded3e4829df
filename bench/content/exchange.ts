import {
  type ExchangeEntryFile,
  exchangeKinds,
} from '#features/community/exchange/exchange.schema.ts';
import { expertise, regions } from '#site/vocabulary.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import type { MadeKind } from './made.ts';

/** Needs and offers that are all open. */
export const exchange = { folder: 'exchange', ending: 'yaml', madeAt } as const satisfies MadeKind;

function madeAt(number: number, words: Vocabulary) {
  const random = randomFrom(`exchange ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  return {
    id: `made-${number}`,
    fields: {
      kind: random.pick(exchangeKinds),
      title: title(language, 5, 12),
      who: title(language, 2, 5),
      topic: random.pick(expertise),
      text: prose(language, 35),
      audience: title(language, 4, 9),
      place: `${title(language, 1, 2)}, TX`,
      region: random.pick(regions),
      when: title(language, 3, 6),
      languages: random.some(['English', 'Spanish', 'Hindi'], random.int(1, 2)),
      posted: '2026-10-12',
      until: `${new Date().getFullYear() + 1}-12-31`,
      status: 'open',
    } satisfies ExchangeEntryFile,
  };
}
