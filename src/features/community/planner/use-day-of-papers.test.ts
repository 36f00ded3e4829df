// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dayOfPapers } from './use-day-of-papers.ts';

beforeEach(() => localStorage.clear());

test.each([
  [
    { day: '2026-12-05', begin: '18:30' },
    { date: '2026-12-05', time: '18:30' },
  ],
  [
    { day: '2026-12-05', question: 'Why?' },
    { date: '2026-12-05', time: '' },
  ],
  [
    { day: '2026-12-05', begin: 'noon' },
    { date: '2026-12-05', time: '' },
  ],
  [{ day: '2026-02-30', begin: '18:30' }, undefined],
  [{ begin: '18:30' }, undefined],
  [{}, undefined],
  ['text', undefined],
])('of papers with %o the planner takes %o', (kept, event) => {
  localStorage.setItem('draft:papers', JSON.stringify(kept));
  expect(dayOfPapers()).toEqual(event);
});
