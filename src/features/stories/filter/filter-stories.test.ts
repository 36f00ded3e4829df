import { describe, expect, test } from 'vitest';
import type { StoryTag } from '#site/vocabulary.ts';
import { tagViews } from '../story.ts';
import type { StoryKind } from '../story-kinds.ts';
import { countWithTag, filterStories, tagsOf } from './filter-stories.ts';
import { emptyFilter, type StoryFilter } from './story-filter.ts';

const all = [
  story('night', 'audio', ['Heat', 'Healthcare'], { quote: 'I don’t ask how they slept.' }),
  story('picker', 'audio', ['Justice', 'Heat'], { name: 'Josué Fernhollow' }),
  story('road', 'audio', ['Community'], {
    excerpt: 'An old school GYM became the clean-air room.',
  }),
  story('walk', 'video', ['Youth', 'Heat'], { name: 'Second Bell Film Club' }),
  story('gloves', 'video', ['Community', 'Disasters'], {
    excerpt: 'They met at nine with gloves.',
  }),
];

function story(
  id: string,
  kind: StoryKind,
  tags: StoryTag[],
  words: { quote?: string; name?: string; excerpt?: string },
) {
  return { id, kind, tags: tagViews(tags), quote: '', name: '', excerpt: '', ...words };
}

const asking = (more: Partial<StoryFilter>): StoryFilter => ({ ...emptyFilter, ...more });
const idsOf = (more: Partial<StoryFilter>) =>
  filterStories(all, asking(more))
    .map(({ id }) => id)
    .join(' ');

describe('the stories left', () => {
  const everything = 'night picker road walk gloves';
  test.each<[string, Partial<StoryFilter>, string]>([
    ['by nothing are all', {}, everything],
    ['by blanks are all', { q: '  ' }, everything],
    ['by a part of a quote', { q: 'slept' }, 'night'],
    ['by a part of a word of a name', { q: 'ernhol' }, 'picker'],
    ['by a part of an excerpt, whatever the capitals', { q: ' old SCHOOL gym ' }, 'road'],
    ['by a name without its accent', { q: 'josue' }, 'picker'],
    ['by a straight apostrophe', { q: "don't" }, 'night'],
    ['by words that stand apart are none', { q: 'school clean' }, ''],
    ['by words of two fields are none', { q: 'slept Josué' }, ''],
    ['by a tag’s name in no text are none', { q: 'Justice' }, ''],
    ['by signs of a pattern are none', { q: '.*' }, ''],
    ['by one tag', { tags: ['Heat'] }, 'night picker walk'],
    ['by any of two tags', { tags: ['Heat', 'Community'] }, everything],
    ['by all of two tags', { tags: ['Heat', 'Justice'], match: 'all' }, 'picker'],
    [
      'by tags that no story has together are none',
      { tags: ['Youth', 'Justice'], match: 'all' },
      '',
    ],
    ['by a type', { type: 'video' }, 'walk gloves'],
    ['by search and tag, which both must hold', { q: 'film', tags: ['Heat'] }, 'walk'],
    ['by search and tag, when only one holds, are none', { q: 'film', tags: ['Justice'] }, ''],
    ['by type, search and tag', { type: 'video', q: 'gloves', tags: ['Community'] }, 'gloves'],
    ['by the tab are all', { tab: 'video' }, everything],
  ])('%s', (_, filter, ids) => expect(idsOf(filter)).toBe(ids));
});

test('the tags offered are those that occur, by alphabet', () => {
  expect(tagsOf(all)).toEqual(['Community', 'Disasters', 'Healthcare', 'Heat', 'Justice', 'Youth']);
});

describe('the number beside a tag', () => {
  test.each<[string, Partial<StoryFilter>, string, number]>([
    ['counts the open tab', {}, 'Heat', 2],
    ['counts the other tab when that is open', { tab: 'video' }, 'Heat', 1],
    ['follows the search', { q: 'slept' }, 'Heat', 1],
    ['follows the type', { type: 'video' }, 'Heat', 0],
    ['does not follow other tags, where any is enough', { tags: ['Community'] }, 'Heat', 2],
    ['follows other tags, where all are asked for', { tags: ['Justice'], match: 'all' }, 'Heat', 1],
  ])('%s', (_, filter, tag, count) => expect(countWithTag(all, asking(filter), tag)).toBe(count));
});
