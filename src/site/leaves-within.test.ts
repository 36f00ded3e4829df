// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavesWithin } from './leaves-within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Returns a function that resolves to the answer so far; undefined while there is none. */
function answerOf(leaving: Promise<boolean>): () => Promise<boolean | undefined> {
  let answer: boolean | undefined;
  leaving.then((left) => {
    answer = left;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return answer;
  };
}

test.each([
  ['another window comes to the front', () => window.dispatchEvent(new Event('blur'))],
  ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is covered',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('when %s, the visitor has left', async (_, leave) => {
  const answer = answerOf(leavesWithin(window));
  await vi.advanceTimersByTimeAsync(1499);
  expect(await answer()).toBeUndefined();
  leave();
  expect(await answer()).toBe(true);
});

test('a visitor who is still here after the time has not left', async () => {
  const answer = answerOf(leavesWithin(window));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer()).toBe(false);
  window.dispatchEvent(new Event('blur'));
  expect(await answer()).toBe(false);
});

test('a visitor who only goes from one control to the next has not left', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const answer = answerOf(leavesWithin(window));
  button.blur();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await answer()).toBe(false);
});

test('nothing is left behind to listen', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const answer = answerOf(leavesWithin(window));
  window.dispatchEvent(new Event('blur'));
  expect(await answer()).toBe(true);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(vi.getTimerCount()).toBe(0);
});
