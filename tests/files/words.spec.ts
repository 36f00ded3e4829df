import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-files.ts';
import { pageText } from '../support/page-text.ts';
import { unusedIn, unusedWords } from '../support/unused-words.ts';

// src/words.test.ts reads the words of the content alone.
const lines = builtPages().flatMap(({ path, html }) =>
  pageText(html.replaceAll(/<(pre|code)\b[\s\S]*?<\/\1>/g, ''))
    .split('\n')
    .map((line) => ({ path, line })),
);

for (const words of unusedWords) {
  test(`no page says ${words.kind}`, () => {
    expect(lines.length).toBeGreaterThan(1_000);
    const found = lines.flatMap(({ path, line }) => {
      const place = unusedIn(line, words);
      return place === undefined ? [] : [`${path}: ${place}`];
    });
    expect([...new Set(found)]).toEqual([]);
  });
}
