import { expect, test } from 'vitest';
import { markExternalLinks } from './content-loader.ts';

test('a link to another site opens a new tab and says so', () => {
  const html = markExternalLinks(
    '<p>See <a href="https://creativecommons.org/">the license</a>.</p>',
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('the license<span class="visually-hidden"> (opens in a new tab)</span>');
});

test.each([
  '<a href="/stories">Stories</a>',
  '<a href="#top">Top</a>',
  '<a href="tel:911">911</a>',
])('%s stays as it is', (html) => {
  expect(markExternalLinks(html)).toBe(html);
});
