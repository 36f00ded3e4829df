// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDrawnOrder } from './use-drawn-order.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list of four that the window shows, or not, and what it looks like. */
function listed(isInView: boolean) {
  const { result, rerender } = renderHook(
    ({ page }) => useDrawnOrder({ all, page, pageSize: 4, seen: 2, isInView: () => isInView }),
    { initialProps: { page: ['a', 'b', 'c', 'd'] } },
  );
  const shown = () => {
    const { items, places } = result.current;
    return items
      .filter((item) => places.has(item))
      .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };
  return { show: (page: string[]) => rerender({ page }), shown, drawn: () => result.current.items };
}

test('a list that the window does not show stays as it is, and follows at once', async () => {
  const { show, shown } = listed(false);
  show(['f', 'd', 'e', 'b']);
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
  await vi.waitFor(() => expect(shown()).toEqual(['f', 'd', 'e', 'b']));
});

test('of a list in the window the first come at once, before all who are there, and the others follow', async () => {
  const { show, shown } = listed(true);
  show(['f', 'd', 'e', 'b']);
  expect(shown()).toEqual(['f', 'd', 'a', 'b', 'c']);
  await vi.waitFor(() => expect(shown()).toEqual(['f', 'd', 'e', 'b']));
});

test('a page that the window shows as a whole is there at once', () => {
  const { show, shown } = listed(true);
  show(['h']);
  expect(shown()).toEqual(['h']);
});

test('whoever presses Tab goes on in the order that is seen', () => {
  const { show, shown, drawn } = listed(true);
  show(['f', 'd', 'e', 'b']);
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(shown()).toEqual(['f', 'd', 'e', 'b']);
  expect(drawn().slice(-4)).toEqual(['f', 'd', 'e', 'b']);
});
