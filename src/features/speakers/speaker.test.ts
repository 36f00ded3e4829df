import { expect, test } from 'vitest';
import { workView } from './speaker.ts';

const watch = 'https://www.youtube.com/watch?v=aB3_dE-7gH9';
const lookalike = 'https://youtube.com.evil.example/watch?v=aB3_dE-7gH9';

test.each([
  ['#', { kind: 'comingSoon' }],
  ['/stories', { kind: 'page', href: '/stories' }],
  ['https://example.org/talk', { kind: 'elsewhere', href: 'https://example.org/talk' }],
  [lookalike, { kind: 'elsewhere', href: lookalike }],
  [watch, { kind: 'embed', href: watch, video: { host: 'YouTube', id: 'aB3_dE-7gH9', start: 0 } }],
])('a work at %s is %o', (url, access) => {
  expect(workView({ title: 'Talk', url }).access).toEqual(access);
});
