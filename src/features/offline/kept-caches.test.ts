import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  cacheName,
  isGuidesState,
  isKeepable,
  isPage,
  keptCache,
  outdatedCaches,
  ownCaches,
  pageKey,
} from './kept-caches.ts';

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

const r1 = ['voices-core-r1', 'voices-parts-r1', 'voices-pages-r1'];
const r2 = ['voices-core-r2', 'voices-parts-r2'];

test.each<[string, string[], string, boolean, string[]]>([
  ['nothing at first', ['voices-core-r1'], 'r1', false, []],
  ['nothing of the last release', [...r1, 'voices-core-r2'], 'r2', false, []],
  ['everything of the release before', [...r1, ...r2, 'voices-core-r3'], 'r3', false, r1],
  ['guides only once they are new', [...r1, 'voices-guides-r1', ...r2], 'r2', false, []],
  [
    'old guides then',
    ['voices-guides-r1', ...r2, 'voices-guides-r2'],
    'r2',
    true,
    ['voices-guides-r1'],
  ],
  [
    'guides of long ago stay while there are no newer ones',
    ['voices-guides-r0', ...r1, ...r2],
    'r2',
    false,
    [],
  ],
  ['what is not ours stays', ['someone-else', ...r1, ...r2, 'voices-core-r3'], 'r3', true, r1],
  ['going back to an old release is a new release', [...r1, ...r2], 'r1', false, []],
])('%s', (_, names, release, hasGuides, expected) => {
  expect(outdatedCaches(names, release, hasGuides)).toEqual(expected);
});

const answer = (part: Partial<Response>) =>
  ({ status: 200, type: 'basic', redirected: false, ...part }) as Response;

describe('an answer is kept', () => {
  test.each<[string, Partial<Response>, boolean]>([
    ['if it is whole and ours', {}, true],
    ['not if it is a part', { status: 206 }, false],
    ['not if it is an error', { status: 404 }, false],
    ['not if the server broke', { status: 503 }, false],
    ['not if it is empty by intent', { status: 204 }, false],
    ['not after a redirect', { redirected: true }, false],
    ['not if it is a redirect', { status: 0, type: 'opaqueredirect' }, false],
    ['not if it is opaque', { status: 0, type: 'opaque' }, false],
    ['not from another origin', { type: 'cors' }, false],
  ])('%s', (_, part, expected) => {
    expect(isKeepable(answer(part))).toBe(expected);
  });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['text/html', true],
  ['application/json', false],
])('%s is a page: %s', (type, expected) => {
  expect(isPage(new Response('', { headers: { 'content-type': type } }))).toBe(expected);
});

test.each([
  ['https://voices.example/stories?q=heat#top', 'https://voices.example/stories'],
  ['https://voices.example/stories/', 'https://voices.example/stories'],
  ['https://voices.example/stories.html', 'https://voices.example/stories'],
  ['https://voices.example/', 'https://voices.example/'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key);
});
