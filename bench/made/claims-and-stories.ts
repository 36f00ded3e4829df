import type { ClaimFile } from '#features/evidence/claims/claim.schema.ts';
import { topicOrder } from '#features/evidence/evidence.ts';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import type { StoryFile } from '#features/stories/story.schema.ts';
import {
  type ResourceType,
  type StoryTag,
  storyTags,
  type Topic,
  topics,
} from '#site/vocabulary.ts';
import type { MadeKind } from './made.ts';
import { drawSome, type Random, randomFrom, type Vocabulary, zipf } from './random.ts';
import { type Language, personName, prose, title } from './words.ts';

/** Claims as long as real ones. Where a source differs, a draft figure stands beside it. */
export const claims = {
  folder: 'claims',
  ending: 'yaml',
  madeAt: claimAt,
} as const satisfies MadeKind;

function claimAt(number: number, words: Vocabulary) {
  return { id: `made-${number}`, fields: fieldsAt(number, words) };
}

function fieldsAt(number: number, words: Vocabulary): ClaimFile {
  const random = randomFrom(`claim ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  const url = `https://host-${number % 200}.example/${number}`;
  const year = random.int(1995, 2026);
  const figure = `${random.int(1, 99)}%`;
  const shared = {
    group: random.pick(topicOrder),
    figure,
    // The check of content asks for the figure in its sentence.
    wording: `${figure} of ${prose(language, 30)}`,
    population: title(language, 2, 8),
    place: title(language, 1, 3),
    period: `${year - 2}`,
    source: {
      publisher: title(language, 2, 6),
      title: title(language, 6, 18),
      year,
      url,
      type: 'report' as const,
      reportedBy: title(language, 2, 4),
    },
    readAt: [{ url, year: String(year) }],
    note: prose(language, 40),
    ...(random.chance(0.6) && { caution: prose(language, 20) }),
    checked: '2026-11-21',
    nextCheck: '2027-05-21',
    history: [{ date: '2026-11-21', change: prose(language, 6) }],
  };
  const specified = { figure: `${random.int(1, 99)}%`, wording: title(language, 4, 8) };
  return random.chance(0.15)
    ? { ...shared, specified, status: 'differs' }
    : { ...shared, status: 'supported' };
}

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
  madeAt: resourceAt,
} as const satisfies MadeKind;

function resourceAt(number: number, words: Vocabulary) {
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

const tagNames = Object.keys(storyTags) as StoryTag[];
const turns = 13;

/** Stories without a recording yet, with a transcript about as long as a real one. */
export const stories = {
  folder: 'stories',
  ending: 'md',
  madeAt: storyAt,
} as const satisfies MadeKind;

function storyAt(number: number, words: Vocabulary) {
  const random = randomFrom(`story ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  const names = [personName(random), personName(random)].map(
    ({ first, last }) => `${first} ${last}`,
  );
  const day = `${random.int(2020, 2025)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const quote = prose(language, 22, 220);
  const paragraphs = Array.from(
    { length: turns },
    (_, turn) => `**${names[turn % 2]}:** ${turn === 0 ? `${quote} ` : ''}${prose(language, 50)}`,
  );
  return {
    id: `story-${number}`,
    fields: {
      kind: random.pick(['audio', 'video']),
      order: 100 + number,
      title: title(language, 2, 5),
      quote,
      name: names.join(' and '),
      role: title(language, 2, 5),
      location: `${title(language, 1, 2)}, TX`,
      excerpt: prose(language, 40, 390),
      tags: random.some(tagNames, random.int(2, 5)),
      people: names.map((name) => ({ name })),
      recorded: day,
      published: day,
    } satisfies StoryFile,
    body: paragraphs.join('\n\n'),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
