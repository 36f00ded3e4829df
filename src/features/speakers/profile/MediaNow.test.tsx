// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { profilePageSchema } from '../speakers.table.ts';
import { MediaNow } from './MediaNow.tsx';

const { mediaNow: words } = profilePageSchema.parse(
  parse(readFileSync('example/pages/speaker-profile.yaml', 'utf8')),
);
const hours = {
  timeZone: 'America/Chicago',
  days: ['Mon' as const, 'Wed' as const],
  from: '14:00',
  to: '18:30',
  notice: 120,
};
const viewWith = (daysOff: string[]) => <MediaNow hours={hours} daysOff={daysOff} words={words} />;
const view = viewWith([]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T19:59:20Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('no time of the build stands in the page', () => {
  expect(renderToString(view)).toMatch(/^<p [^>]*><\/p>$/);
});

test('the time and the hours follow the clock, minute by minute', () => {
  const { container } = render(view);
  expect(container.textContent).toMatch(/^Can talk today, .* It is 1:59 PM there/);
  expect(container.querySelector('[data-open]')).not.toBeNull();
  // At 1:59 PM, two hours’ notice is the quarter of an hour at 4:00 PM.
  expect(container.textContent).toContain('4:00 PM to 6:30 PM');
  act(() => vi.advanceTimersByTime(40_000));
  expect(container.textContent).toContain('It is 2:00 PM');
  act(() => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('4:15 PM to 6:30 PM');
});

test('a day off has no hours', () => {
  const { container } = render(viewWith(['2026-11-16']));
  expect(container.textContent).toMatch(/^Can talk Wednesday, .*2:00 PM to 6:30 PM/);
  expect(container.querySelector('[data-open]')).toBeNull();
});

test('nothing goes on when the page is left', () => {
  render(view).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
