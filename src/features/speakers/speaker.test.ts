import { expect, test } from 'vitest';
import { workView } from './speaker.ts';

const watch = 'https://www.youtube.com/watch?v=aB3_dE-7gH9';
const lookalike = 'https://youtube.com.evil.example/watch?v=aB3_dE-7gH9';

test.each([
  ['#', undefined, undefined],
  ['/stories', '/stories', undefined],
  ['https://example.org/talk', 'https://example.org/talk', undefined],
  [lookalike, lookalike, undefined],
  [watch, watch, { host: 'YouTube', id: 'aB3_dE-7gH9', start: 0 }],
])('a work at %s opens at %s, with the video %o', (url, href, video) => {
  expect(workView({ title: 'Talk', url })).toEqual({ title: 'Talk', href, video });
});
