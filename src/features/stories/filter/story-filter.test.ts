import { describe, expect, test } from 'vitest';
import {
  cleared,
  emptyFilter,
  isActive,
  type StoryFilter,
  toggledTag,
  withTab,
} from './story-filter.ts';

const asking = (more: Partial<StoryFilter>): StoryFilter => ({ ...emptyFilter, ...more });

describe('a filter is active', () => {
  test.each([
    ['when nothing is asked', {}, false],
    ['by a search', { q: 'heat' }, true],
    ['not by blanks', { q: '   ' }, false],
    ['by a type', { type: 'video' as const }, true],
    ['by a tag', { tags: ['Heat'] }, true],
    ['not by the open tab', { tab: 'video' as const }, false],
    ['not by the way to match', { match: 'all' as const }, false],
  ])('%s: %o', (_, more, active) => expect(isActive(asking(more))).toBe(active));
});

describe('opening a tab', () => {
  test.each([
    ['video', 'audio', 'all'],
    ['video', 'video', 'video'],
    ['video', 'all', 'all'],
    ['audio', 'video', 'all'],
    ['audio', 'audio', 'audio'],
    ['audio', 'all', 'all'],
  ] as const)('%s with the type %s leaves the type %s', (tab, type, left) => {
    const filter = asking({ type, q: 'heat', tags: ['Youth'], match: 'all' });
    expect(withTab(filter, tab)).toEqual({ ...filter, tab, type: left });
  });
});

test('clearing resets search, type and tags and leaves the tab', () => {
  const filter = asking({ q: 'x', type: 'video', tags: ['Heat'], match: 'all', tab: 'video' });
  expect(cleared(filter)).toEqual(asking({ tab: 'video' }));
});

test('a tag is added, and at a second press taken away', () => {
  const one = toggledTag(emptyFilter, 'Heat');
  expect(one.tags).toEqual(['Heat']);
  expect(toggledTag(toggledTag(one, 'Youth'), 'Heat').tags).toEqual(['Youth']);
});
