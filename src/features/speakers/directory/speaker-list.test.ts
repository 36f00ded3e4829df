import { expect, test } from 'vitest';
import { emptyState } from '#lists/list.ts';
import { queryInWords } from './speaker-list.tsx';

test('what is asked, in words for a letter', () => {
  const chosen = { tag: ['Asthma', 'Workers'], comes: ['International'] };
  expect(queryInWords({ ...emptyState, q: ' heat ', chosen })).toEqual([
    'Search: heat',
    'Expertise: Asthma or Workers',
    'Can come to: Outside the United States',
  ]);
  expect(queryInWords({ ...emptyState, match: 'all', chosen })).toContain(
    'Expertise: Asthma and Workers',
  );
});
