import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/search/search-in-address.ts';
import { FacetChips } from './FacetChips.tsx';
import { FacetSelect } from './FacetSelect.tsx';
import {
  cleared,
  emptyState,
  haveAllOf,
  isActive,
  type ListDefinition,
  type ListState,
  readList,
  toggled,
  withValues,
  writeList,
} from './list.ts';
import {
  frameOf,
  indexList,
  inOrder,
  offersFor,
  select,
  valuesIn,
  wholeFrameOf,
} from './select.ts';

interface Paper {
  id: string;
  type: string;
  topics: readonly string[];
  title: string;
  text: string;
}

const papers: readonly Paper[] = [
  paper('countdown', 'report', ['policy', 'research'], 'The Countdown', 'A yearly check-up.'),
  paper('smoke', 'guide', ['community', 'policy'], 'Wildfire Smoke', 'Don’t wait for the fire.'),
  paper('floods', 'research', ['research'], 'After the flood', 'Stays in José’s county.'),
  paper('clinics', 'toolkit', ['community'], 'Clinics: a TOOLKIT', 'Tip sheets for heat.'),
];

function paper(id: string, type: string, topics: readonly string[], title: string, text: string) {
  return { id, type, topics, title, text };
}

const list: ListDefinition<Paper> = {
  noun: 'papers',
  textsOf: ({ title, text }) => [title, text],
  facets: {
    type: {
      label: 'Type',
      valuesOf: ({ type }) => [type],
      order: ['report', 'guide', 'research', 'film', 'toolkit'],
      labels: { report: 'Reports' },
      all: { value: 'all', label: 'All types' },
      control: FacetSelect,
    },
    topic: {
      label: 'Topics',
      valuesOf: ({ topics }) => topics,
      hasMatch: true,
      control: FacetChips,
    },
  },
  sortsFor: () => [
    { id: 'published', label: 'As published' },
    { id: 'title', label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
  ],
  pageSize: 2,
};

const values = valuesIn(list.facets, papers);
const index = indexList(list, papers);

test('a value that the order does not name is offered after those that it does', () => {
  const added = paper('talk', 'talk', [], 'A talk', 'An hour.');
  const board = paper('board', 'board game', [], 'A game', 'An evening.');
  expect(valuesIn(list.facets, [added, board, ...papers])['type']).toEqual([
    'report',
    'guide',
    'research',
    'toolkit',
    'board game',
    'talk',
  ]);
});
const stateWith = (q: string, chosen: ListState['chosen'] = {}, more: Partial<ListState> = {}) => ({
  ...emptyState,
  q,
  chosen,
  ...more,
});
const selectedIds = (state: ListState) =>
  select(index, state)
    .items.map(({ id }) => id)
    .join(' ');

const someState = fc.record({
  q: fc.constantFrom('', 'the', 'fire'),
  chosen: fc.record({
    type: fc.subarray(['report', 'guide', 'toolkit'], { maxLength: 1 }),
    topic: fc.subarray([...(values['topic'] ?? [])]),
  }),
  match: fc.constantFrom('any' as const, 'all' as const),
  sort: fc.constantFrom(undefined, 'title'),
});

describe('the items left', () => {
  const everything = 'countdown smoke floods clinics';
  const all = { match: 'all' } as const;
  test.each<[string, ListState, string]>([
    ['by nothing are all', emptyState, everything],
    ['by blanks are all', stateWith('  '), everything],
    ['by a part of a title, whatever the capitals', stateWith(' toolKIT'), 'clinics'],
    ['by a part of a word', stateWith('ldfi'), 'smoke'],
    ['by a name without its accent', stateWith("jose's"), 'floods'],
    ['by words of two texts are none', stateWith('countdown a yearly'), ''],
    ['by a value’s name in no text are none', stateWith('policy'), ''],
    ['by signs of a pattern are none', stateWith('.*'), ''],
    ['by one value', stateWith('', { type: ['guide'] }), 'smoke'],
    ['by any of two', stateWith('', { topic: ['policy', 'community'] }), 'countdown smoke clinics'],
    ['by all of two', stateWith('', { topic: ['policy', 'community'] }, all), 'smoke'],
    [
      'by search and value, which both must hold',
      stateWith('fire', { topic: ['policy'] }),
      'smoke',
    ],
    ['by two facets', stateWith('', { type: ['research'], topic: ['research'] }), 'floods'],
    [
      'by facets that none has together',
      stateWith('', { type: ['guide'], topic: ['research'] }),
      '',
    ],
  ])('%s', (_, state, ids) => expect(selectedIds(state)).toBe(ids));

  test('by a search of their own are those it scores', () => {
    const found = new Map([['floods', 2]]);
    const idsFound = (state: ListState) => select(index, state, found).items.map(({ id }) => id);
    expect(idsFound(stateWith('anything'))).toEqual(['floods']);
    expect(idsFound(stateWith(''))).toHaveLength(papers.length);
  });

  test('are known to have all chosen values, where several are chosen', () => {
    const both = { topic: ['policy', 'community'] };
    const haveAll = (state: ListState) => haveAllOf(list.facets, papers, state);
    expect(haveAll(stateWith('', both))).toEqual({ count: 1, words: ', 1 has both' });
    expect(haveAll(stateWith('', { topic: ['policy'] })).count).toBeUndefined();
  });

  test('are in the order asked for, else as published', () => {
    const ids = (state: ListState) => inOrder(list, papers, state).map(({ id }) => id);
    expect(ids(emptyState)).toEqual(papers.map(({ id }) => id));
    expect(ids(stateWith('', {}, { sort: 'title' }))[0]).toBe('floods');
  });
});

test('the number beside a value is the number of items after the press', () => {
  const some = fc.constantFrom(...(values['topic'] ?? []));
  fc.assert(
    fc.property(someState, some, (state, topic) => {
      const chosen = state.chosen.topic;
      const next = state.match === 'all' ? [...new Set([...chosen, topic])] : [topic];
      const then = select(index, withValues(state, 'topic', next)).items.length;
      expect(select(index, state).counts['topic']?.[topic] ?? 0).toBe(then);
    }),
  );
  const counts = select(index, stateWith('', { type: ['guide'] })).counts['type'];
  expect(counts).toEqual({ all: 4, report: 1, guide: 1, research: 1, toolkit: 1 });
});

test('where nothing is left, each choice says what comes without it', () => {
  const state = stateWith('countdown', { type: ['guide'], topic: ['community'] });
  expect(offersFor(index, state)).toEqual([{ dropped: 'q', count: 1 }]);
  expect(offersFor(index, stateWith('', { type: ['guide'], topic: ['research'] }))).toEqual([
    { dropped: 'type', count: 2 },
    { dropped: 'topic', count: 1 },
  ]);
});

describe('the address', () => {
  const read = (query: string) => readList(list, values, new URLSearchParams(query));

  test('names what is asked, and nothing else', () => {
    const state = stateWith(' the road ', { type: ['guide'], topic: ['community', 'policy'] });
    expect(writeList(list, { ...state, match: 'all', sort: 'title' }).toString()).toBe(
      'q=the+road&type=guide&topic=community&topic=policy&match=all&sort=title',
    );
    expect(writeList(list, emptyState).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(someState, fc.string({ unit: 'grapheme', maxLength: 20 }), (state, typed) => {
        const q = typed.trim();
        fc.pre(q.length <= longestSearch && q.isWellFormed());
        expect(readList(list, values, writeList(list, { ...state, q }))).toEqual({ ...state, q });
      }),
    );
  });

  test.each([
    ['an unknown value', 'topic=<script>alert(1)</script>'],
    ['a value that no item has', 'type=film'],
    ['a value in other letters', 'topic=Policy'],
    ['the "all" option', 'type=all'],
    ['unknown keys', 'color=red&__proto__=x&constructor=y'],
    ['empty values', 'topic=&q=&type=&sort=&match='],
    ['an unknown order', 'sort=best'],
    ['the order that holds anyway', 'sort=published'],
  ])('with %s asks nothing', (_, query) => {
    expect(writeList(list, read(query)).toString()).toBe('');
  });

  test('of a single facet takes its first value, and of a search the first hundred letters', () => {
    expect(read('type=guide&type=report').chosen['type']).toEqual(['guide']);
    expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(longestSearch);
  });
});

test('what a visitor does changes the state and nothing else', () => {
  const guide = toggled(emptyState, { facet: 'topic', value: 'policy' });
  expect(isActive(guide)).toBe(true);
  expect(toggled(guide, { facet: 'topic', value: 'policy' }).chosen['topic']).toEqual([]);
  expect(cleared({ ...guide, sort: 'title', tab: 'video' })).toEqual({
    ...emptyState,
    sort: 'title',
    tab: 'video',
  });
});

test('a page is built with its first items and the counts of all', () => {
  const { items, total, counts, ...frame } = frameOf(list, papers);
  expect([items.length, total, counts['topic']?.['community']]).toEqual([2, 4, 2]);
  expect(frame.values['type']).toEqual(['report', 'guide', 'research', 'toolkit']);
});

test('a page whose list has no file of all items is built with every item', () => {
  expect(wholeFrameOf(list, papers)).toEqual({ ...frameOf(list, papers), items: papers });
});
