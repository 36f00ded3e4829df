// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { standing } from './standing.ts';

function elements(count: number): HTMLElement[] {
  return Array.from({ length: count }, (_, place) =>
    Object.assign(document.createElement('p'), { id: `c${place}` }),
  );
}

const ids = (count: number) => new Set(Array.from({ length: count }, (_, place) => `c${place}`));
const shownOf = (all: readonly HTMLElement[]) => all.filter(({ hidden }) => !hidden).length;

test('what has to go goes at once; the first to come too, the rest after the next frame', async () => {
  const all = elements(20);
  const stand = standing(all);
  stand(ids(1), 'soon');
  expect(shownOf(all)).toBe(1);
  stand(ids(15), 'soon');
  expect(shownOf(all)).toBe(7);
  await vi.waitFor(() => expect(shownOf(all)).toBe(15));
});

test('where all are wanted now, all come now', () => {
  const all = elements(20);
  const stand = standing(all);
  stand(ids(0), 'soon');
  stand(ids(20), 'now');
  expect(shownOf(all)).toBe(20);
});

test('what was to come does not, if something else is asked in the meantime', async () => {
  const all = elements(20);
  const stand = standing(all);
  stand(ids(0), 'soon');
  stand(ids(20), 'soon');
  stand(ids(2), 'soon');
  await new Promise((frames) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(frames))),
  );
  expect(shownOf(all)).toBe(2);
});
