import type { StoryFile } from '#features/stories/story.schema.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';
import { personName } from '../people/names.ts';
import { type Language, prose, title } from '../people/prose.ts';
import { randomFrom } from '../people/random.ts';
import type { Vocabulary } from '../people/vocabulary.ts';

/** A story that nobody told, as a content file has one. */
export interface MadeStory {
  id: string;
  fields: StoryFile;
  /** The transcript, about as long as a real one. */
  body: string;
}

const tagNames = Object.keys(storyTags) as StoryTag[];
const turns = 13;

/** The story with this number: always the same one. */
export function storyAt(number: number, words: Vocabulary): MadeStory {
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
      quote: prose(language, 22, 220),
      name: names.join(' and '),
      role: title(language, 2, 5),
      location: `${title(language, 1, 2)}, TX`,
      excerpt: prose(language, 40, 390),
      tags: random.some(tagNames, random.int(2, 5)),
      people: names.map((name) => ({ name })),
      recorded: day,
      published: day,
    },
    body: said.join('\n\n'),
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
