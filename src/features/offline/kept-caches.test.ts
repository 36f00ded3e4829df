import { afterEach, expect, test, vi } from 'vitest';
import { cacheName, isGuidesState, keptCache, ownCaches } from './kept-caches.ts';

afterEach(() => vi.unstubAllGlobals());

test('a name is made of what the cache is for and its release, and read back', () => {
  expect(cacheName('core', 'a1b2')).toBe('voices-core-a1b2');
  expect(keptCache('voices-core-a1b2')).toEqual({ kind: 'core', release: 'a1b2' });
});

test.each([
  'core-a1b2',
  'voices-other-a1b2',
  'workbox-precache-v2-http://localhost/',
  'voices-core-',
  '',
])('“%s” is not ours', (name) => {
  expect(keptCache(name)).toBeUndefined();
});

test('only our own caches are listed, and none where storage is closed', async () => {
  const keys = async () => ['other', 'voices-core-r1', 'voices-guides-r1'];
  vi.stubGlobal('caches', { keys });
  expect(await ownCaches()).toEqual(['voices-core-r1', 'voices-guides-r1']);
  expect(await ownCaches('guides')).toEqual(['voices-guides-r1']);
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('closed')) });
  expect(await ownCaches()).toEqual([]);
});

test.each([
  [{ keptAt: 1, bytes: 2 }, true],
  [{ keptAt: '1', bytes: 2 }, false],
  [{ bytes: 2 }, false],
  [null, false],
  ['kept', false],
])('%j is a state: %s', (value, expected) => {
  expect(isGuidesState(value)).toBe(expected);
});
