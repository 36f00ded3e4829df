// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachMinute } from './each-minute.ts';

const read = vi.fn();
let end: () => void;
const times = () => read.mock.calls.map(([now]: Date[]) => now?.toISOString().slice(14, 19));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T13:58:30Z') });
  read.mockClear();
  end = eachMinute(read);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a minute is told when it begins, and the first one at once', () => {
  vi.advanceTimersByTime(91_000);
  expect(times()).toEqual(['58:30', '59:00', '00:00']);
});

test('a page that is shown again is right at once, and goes on with full minutes', () => {
  // The timers of a hidden page are late.
  vi.setSystemTime(new Date('2026-11-23T14:07:10Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times()).toEqual(['58:30', '07:10']);
  vi.advanceTimersByTime(50_000);
  expect(times()).toEqual(['58:30', '07:10', '08:00']);
  vi.advanceTimersByTime(60_000);
  expect(times()).toHaveLength(4);
});

test('nothing is told after its end', () => {
  end();
  vi.advanceTimersByTime(180_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times()).toEqual(['58:30']);
});
