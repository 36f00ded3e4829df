import { describe, expect, test } from 'vitest';
import {
  cleared,
  emptyFilter,
  isActive,
  type LibraryFilter,
  toggledTopic,
} from './library-filter.ts';

const asking = (more: Partial<LibraryFilter>): LibraryFilter => ({ ...emptyFilter, ...more });

describe('a filter is active', () => {
  test.each<[string, Partial<LibraryFilter>, boolean]>([
    ['not when nothing is asked', {}, false],
    ['by a search', { q: 'heat' }, true],
    ['not by blanks', { q: '   ' }, false],
    ['by a type', { type: 'guide' }, true],
    ['by a topic', { topics: ['policy'] }, true],
    ['not by the way to match', { match: 'all' }, false],
    ['not by the order', { sort: 'title' }, false],
  ])('%s: %o', (_, more, active) => expect(isActive(asking(more))).toBe(active));
});

test('clearing resets search, type and topics and leaves the order', () => {
  const filter = asking({ q: 'x', type: 'guide', topics: ['policy'], match: 'all', sort: 'title' });
  expect(cleared(filter)).toEqual(asking({ sort: 'title' }));
});

test('a topic is added, and at a second press taken away; the rest stays', () => {
  const one = toggledTopic(asking({ q: 'heat', type: 'report' }), 'policy');
  expect(one).toEqual(asking({ q: 'heat', type: 'report', topics: ['policy'] }));
  expect(toggledTopic(toggledTopic(one, 'youth'), 'policy').topics).toEqual(['youth']);
});
