// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaNow } from './MediaNow.tsx';

const words = {
  clock: 'It is {time} there.',
  open: 'Answers until {until}.',
  next: 'Next hours: {day}, {from}.',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
};
const clock = {
  timeZone: 'America/Chicago',
  days: ['Mon' as const],
  from: '14:00',
  to: '18:30',
};
const view = <MediaNow clock={clock} zone="Central Time" words={words} />;

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
  expect(container.textContent).toBe(
    'Next hours: today, 2:00 PM. It is 1:59 PM Central Time there.',
  );
  expect(screen.getByText('1:59 PM Central Time').getAttribute('datetime')).toBe('13:59');
  expect(container.querySelector('[data-open]')).toBeNull();

  act(() => vi.advanceTimersByTime(39_999));
  expect(container.textContent).toContain('1:59 PM');
  act(() => vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('Answers until 6:30 PM. It is 2:00 PM Central Time there.');
  expect(container.querySelector('[data-open]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('2:01 PM');
});

test('nothing goes on when the page is left', () => {
  render(view).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
