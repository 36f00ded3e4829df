import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tags } from '../tests/support/tags.ts';

test('every tag of a browser test is one that a project knows', () => {
  const known: readonly string[] = tags;
  const files = globSync('tests/**/*.spec.ts');
  expect(files.length).toBeGreaterThan(100);
  const used = files.flatMap((file) =>
    tagsIn(readFileSync(file, 'utf8')).map((tag) => `${file}: ${tag}`),
  );
  expect(used.length).toBeGreaterThan(100);
  const isKnown = (use: string) => known.some((tag) => use.endsWith(`: ${tag}`));
  expect(used.filter((use) => !isKnown(use))).toEqual([]);
});

/** The tags in the declarations of a file: what begins with `@` after `tag:` or `tag =`. */
function tagsIn(source: string): string[] {
  return [...source.matchAll(/\btag\??\s*[:=]([^;}]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'(@[^']*)'/g)].map(([, tag = '']) => tag),
  );
}
