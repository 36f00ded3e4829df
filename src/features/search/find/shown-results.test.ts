import { expect, test } from 'vitest';
import type { ResultKind } from '../search-state.ts';
import { arrange, countKinds } from './shown-results.ts';

const kinds: readonly ResultKind[] = [
  'page',
  'speaker',
  'speaker',
  'claim',
  'speaker',
  'speaker',
  'speaker',
  'speaker',
  'page',
];
const kindAt = (place: number) => kinds[place] ?? 'page';
const hits = kinds.map((_, place) => ({ place, score: 10 - place, words: [] }));
const places = (list: readonly { place: number }[]) => list.map(({ place }) => place);

test('the three best stand on top, the others by kind, the kind of the next best first', () => {
  const [best, ...groups] = arrange(hits, kindAt);
  expect(places(best?.hits ?? [])).toEqual([0, 1, 2]);
  expect(groups.map(({ kind, hits: own, total }) => [kind, places(own), total])).toEqual([
    ['claim', [3], 1],
    ['speaker', [4, 5, 6], 6],
    ['page', [8], 2],
  ]);
});

test('of few there are no groups', () => {
  expect(arrange(hits.slice(0, 2), kindAt)).toEqual([{ hits: hits.slice(0, 2), total: 2 }]);
  expect(arrange([], kindAt)).toEqual([{ hits: [], total: 0 }]);
});

test('every kind is counted', () => {
  expect(countKinds(hits, kindAt)).toMatchObject({ speaker: 6, page: 2, claim: 1, story: 0 });
});
