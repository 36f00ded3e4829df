import { expect, test } from 'vitest';
import { workView } from './work.ts';

test.each([
  ['#', { kind: 'comingSoon' }],
  ['/stories', { kind: 'page', href: '/stories' }],
  ['https://example.org/talk', { kind: 'elsewhere', href: 'https://example.org/talk' }],
])('a work at %s is %o', (url, access) => {
  expect(workView({ title: 'Talk', url }).access).toEqual(access);
});
