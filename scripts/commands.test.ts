import { existsSync, globSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const files = ['README.md', 'Dockerfile', '.ci/run', 'docs/*.md', '.github/workflows/*.yml'];

test('every command that the documents and workflows name is one of the project', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const named: { file: string; command: string }[] = [];
  for await (const file of glob(files)) {
    const text = await readFile(file, 'utf8');
    for (const [, command = ''] of text.matchAll(/npm run ([a-z][a-z:-]*)/g)) {
      named.push({ file, command });
    }
  }
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([]);
});

test('every path that the documents name is there', async () => {
  const paths = /`((?:src|content|docs|scripts|tests|bench)\/[^`\s{]*)`/g;
  const named: { file: string; path: string }[] = [];
  for await (const file of glob(['*.md', 'docs/*.md'])) {
    const text = await readFile(file, 'utf8');
    for (const [, path = ''] of text.matchAll(paths)) named.push({ file, path });
  }
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

/**
 * Whether a path leads to a file or a folder; one with `*`, to any. A fresh clone has no
 * `content/`; what a network has there, the example has too.
 */
function isThere(named: string): boolean {
  const path = named.replace(/^content\//, 'example/');
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
}
