// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTicks } from './TickProgress.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('ticks are saved and restored, and removed on request', () => {
  const { result, unmount } = renderHook(useTicks);
  act(() => result.current.tick('flyer', true));
  act(() => result.current.tick('print', true));
  act(() => result.current.tick('print', false));
  unmount();
  const again = renderHook(useTicks).result;
  expect([...again.current.ticks]).toEqual(['flyer']);
  act(() => again.current.clear());
  expect(again.current.ticks.size).toBe(0);
  expect(localStorage.getItem('planner')).toBeNull();
});

test('where the browser cannot save, ticks work and say so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useTicks);
  act(() => result.current.tick('flyer', true));
  expect(result.current.isSaved).toBe(false);
  expect([...result.current.ticks]).toEqual(['flyer']);
});

test.each(['{"flyer":true}', '[1]', 'broken', '"flyer"'])('stored %s is ignored', (stored) => {
  localStorage.setItem('planner', stored);
  expect(renderHook(useTicks).result.current.ticks.size).toBe(0);
});
