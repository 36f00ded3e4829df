import { expect, test } from 'vitest';
import type { Sort } from './library-filter.ts';
import { sortResources } from './sort-resources.ts';

const all = [
  { id: 'b', title: 'Émile’s guide', published: '2024-10-02' },
  { id: 'a', title: 'air, 10 facts', published: '2024-10' },
  { id: 'c', title: 'Zinc', published: '2024' },
  { id: 'd', title: 'Air, 9 facts', published: '2025-08-22' },
  { id: 'e', title: 'Zinc', published: '2024' },
];

test.each<[Sort, string]>([
  ['newest', 'd b a c e'],
  ['oldest', 'c e a b d'],
  ['title', 'd a b c e'],
])('%s', (sort, ids) => {
  expect(
    sortResources(all, sort)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
  expect(all[0]?.id, 'what was given is left as it is').toBe('b');
});
