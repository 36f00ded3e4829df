import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ResourceType, resourceTypes, type Topic, topics } from '#site/vocabulary.ts';
import { filterResources, searchable, topicsOf } from './filter-resources.ts';
import { emptyFilter, type LibraryFilter } from './library-filter.ts';

const all = [
  document('countdown', 'report', ['policy', 'research'], 'The Countdown', 'A yearly check-up.'),
  document('smoke', 'guide', ['community', 'policy'], 'Wildfire Smoke', 'Don’t wait for the fire.'),
  document(
    'floods',
    'research',
    ['research'],
    'After the flood',
    'Hospital stays in José’s county.',
  ),
  document('clinics', 'toolkit', ['community'], 'Clinics: a TOOLKIT', 'Tip sheets for heat.'),
];

function document(
  id: string,
  type: ResourceType,
  topics: readonly Topic[],
  title: string,
  description: string,
) {
  return { id, type, topics: [...topics], title, description, publisher: 'Penguin' };
}

const asking = (more: Partial<LibraryFilter>): LibraryFilter => ({ ...emptyFilter, ...more });
const select = (more: Partial<LibraryFilter>) => filterResources(searchable(all), asking(more));

describe('the documents left', () => {
  const everything = 'countdown smoke floods clinics';
  test.each<[string, Partial<LibraryFilter>, string]>([
    ['by nothing are all', {}, everything],
    ['by blanks are all', { q: '  ' }, everything],
    ['by a part of a title, whatever the capitals', { q: ' toolKIT' }, 'clinics'],
    ['by a part of a word', { q: 'ldfi' }, 'smoke'],
    ['by a part of a description', { q: 'tip sheets' }, 'clinics'],
    ['by a name without its accent', { q: "jose's" }, 'floods'],
    ['by a straight apostrophe', { q: "don't" }, 'smoke'],
    ['by words that stand apart are none', { q: 'yearly up' }, ''],
    ['by words of two fields are none', { q: 'countdown a yearly' }, ''],
    ['by a publisher are none', { q: 'penguin' }, ''],
    ['by a topic’s name in no text are none', { q: 'policy' }, ''],
    ['by signs of a pattern are none', { q: '.*' }, ''],
    ['by a type', { type: 'guide' }, 'smoke'],
    ['by one topic', { topics: ['policy'] }, 'countdown smoke'],
    ['by any of two topics', { topics: ['policy', 'community'] }, 'countdown smoke clinics'],
    ['by all of two topics', { topics: ['policy', 'community'], match: 'all' }, 'smoke'],
    ['by topics that none has together', { topics: ['research', 'community'], match: 'all' }, ''],
    ['by search and topic, which both must hold', { q: 'fire', topics: ['policy'] }, 'smoke'],
    ['by search and topic, when only one holds', { q: 'fire', topics: ['research'] }, ''],
    ['by type and topic', { type: 'research', topics: ['research'] }, 'floods'],
    ['by all three', { q: 'the', type: 'report', topics: ['research', 'policy'] }, 'countdown'],
    ['by another order are all, as they were given', { sort: 'title' }, everything],
  ])('%s', (_, filter, ids) =>
    expect(
      select(filter)
        .resources.map(({ id }) => id)
        .join(' '),
    ).toBe(ids),
  );
});

describe('the number beside a topic', () => {
  test.each<[string, Partial<LibraryFilter>, Topic, number | undefined]>([
    ['counts all at first', {}, 'policy', 2],
    ['follows the search', { q: 'fire' }, 'policy', 1],
    ['follows the type', { type: 'report' }, 'policy', 1],
    ['is absent where there would be none', { type: 'report' }, 'community', undefined],
    ['does not follow other topics, where any is enough', { topics: ['research'] }, 'policy', 2],
    ['follows them where all are asked for', { topics: ['research'], match: 'all' }, 'policy', 1],
  ])('%s', (_, filter, topic, count) => expect(select(filter).counts[topic]).toBe(count));

  test('is what the table shows after the press, alone or beside the others', () => {
    const some = fc.record({
      q: fc.constantFrom('', 'the', 'fire'),
      type: fc.constantFrom('all' as const, ...resourceTypes),
      topics: fc.subarray(topicsOf(all)),
      match: fc.constantFrom('any' as const, 'all' as const),
    });
    fc.assert(
      fc.property(some, fc.constantFrom(...topicsOf(all)), (filter, topic) => {
        const topics = filter.match === 'all' ? [...filter.topics, topic] : [topic];
        const then = select({ ...filter, topics }).resources.length;
        expect(select(filter).counts[topic] ?? 0).toBe(then);
      }),
    );
  });
});

test('the topics offered are those that occur, by alphabet', () => {
  expect(topicsOf(all)).toEqual(['community', 'policy', 'research']);
  expect(topicsOf(all).every((topic) => topics.includes(topic))).toBe(true);
});
