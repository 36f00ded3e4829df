import { describe, expect, test } from 'vitest';
import { isKeepable, isPage, pageKey } from './keepable.ts';

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
