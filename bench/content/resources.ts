import type { ResourceFile } from '#features/library/resource.schema.ts';
import { type ResourceType, type Topic, topics } from '#site/vocabulary.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { type Random, randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import { drawSome, zipf } from '../people/zipf.ts';
import type { MadeKind } from './made.ts';

/** Types and topics are as uneven as in real libraries. */
const types: readonly ResourceType[] = [
  'report',
  'report',
  'research',
  'research',
  'guide',
  'toolkit',
];
const topicOf = zipf<Topic>(topics, 2);

/** Documents that do not exist. */
export const resources = {
  folder: 'resources',
  ending: 'yaml',
  madeAt,
} as const satisfies MadeKind;

function madeAt(number: number, words: Vocabulary) {
  const random = randomFrom(`document ${number}`);
  const language: Language = { words, topics: ['climate', 'health'], random };
  const id = `document-${number}`;
  return {
    id,
    fields: {
      title: `${title(language, 4, 14)} (${number})`,
      publisher: title(language, 2, 6),
      type: random.pick(types),
      topics: drawSome(topicOf, random.int(1, 4), random),
      published: dateOf(random),
      dateNote: prose(language, 10),
      added: '2026-11-21',
      checked: '2026-11-21',
      fileUrl: `https://documents.example/${id}`,
      description: prose(language, 30, 390),
      summary: prose(language, 55),
      useFor: [title(language, 3, 7), title(language, 3, 7)].map((use, place) => `${use} ${place}`),
      ...(random.chance(0.2) && { linkNote: prose(language, 12) }),
    } satisfies ResourceFile,
  };
}

/** A day, a month or a year of the last ten years. */
function dateOf(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [String(random.int(2016, 2025)), two(random.int(1, 12)), two(random.int(1, 28))];
  return parts.slice(0, random.chance(0.8) ? 3 : random.int(1, 2)).join('-');
}
