// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusLanding } from './focus-landing.ts';

const link = () => document.querySelector('a');
const heading = () => document.querySelector('h2');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="#why">Why</a><h2 id="why">Why</h2><button>On</button>';
  location.hash = '#why';
  link()?.focus();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['keeps the focus where it was', () => undefined],
  ['takes the focus to the body', () => link()?.blur()],
])('a link that %s leads to its heading', async (_, follow) => {
  focusLanding(document, link());
  follow();
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(heading());
});

test('who has moved on in the meantime keeps the focus', async () => {
  focusLanding(document, link());
  document.querySelector('button')?.focus();
  await vi.runAllTimersAsync();
  expect(document.activeElement?.textContent).toBe('On');
});
