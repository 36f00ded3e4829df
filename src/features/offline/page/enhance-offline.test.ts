import { expect, test } from 'vitest';
import { pageTitleIn } from './enhance-offline.ts';

test.each([
  ['<title>Media | Climate Health Voices</title>', 'Media'],
  ['<title>Q&amp;A | A | Voices</title>', 'Q&A | A'],
  ['<title>Don&#39;t &lt;b&gt;</title>', "Don't <b>"],
  ['no title', ''],
])('the title of %s is “%s”', (html, expected) => {
  expect(pageTitleIn(html)).toBe(expected);
});
