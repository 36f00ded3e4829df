import type { StoryFile } from '#features/stories/story.schema.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';
import { personName } from '../people/names.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import type { MadeKind } from './made.ts';

const tagNames = Object.keys(storyTags) as StoryTag[];
const turns = 13;

/** Stories without a recording yet, with a transcript about as long as a real one. */
export const stories = { folder: 'stories', ending: 'md', madeAt } as const satisfies MadeKind;

function madeAt(number: number, words: Vocabulary) {
  const random = randomFrom(`story ${number}`);
  const language: Language = { words, topics: ['heat', 'smoke', 'flood', 'asthma'], random };
  const names = [personName(random), personName(random)].map(
    ({ first, last }) => `${first} ${last}`,
  );
  const day = `${random.int(2020, 2025)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const said = Array.from(
    { length: turns },
    (_, turn) => `**${names[turn % 2]}:** ${prose(language, 50)}`,
  );
  return {
    id: `story-${number}`,
    fields: {
      kind: random.pick(['audio', 'video']),
      order: 100 + number,
      title: title(language, 2, 5),
      quote: prose(language, 22, 220),
      name: names.join(' and '),
      role: title(language, 2, 5),
      location: `${title(language, 1, 2)}, TX`,
      excerpt: prose(language, 40, 390),
      tags: random.some(tagNames, random.int(2, 5)),
      people: names.map((name) => ({ name })),
      recorded: day,
      published: day,
    } satisfies StoryFile,
    body: said.join('\n\n'),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
