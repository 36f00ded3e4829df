import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { swapFolder } from './out-dir.ts';

let root: string;
const inRoot = (...names: string[]) => join(root, ...names);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swap-'));
});
afterEach(() => rm(root, { recursive: true }));

async function folderWith(name: string, text: string) {
  await mkdir(inRoot(name));
  await writeFile(inRoot(name, 'page'), text);
}

test('the first build has nothing to replace', async () => {
  await folderWith('next', 'new');
  await swapFolder(inRoot('next'), inRoot('site'));
  expect(await readFile(inRoot('site', 'page'), 'utf8')).toBe('new');
});

test('a new build replaces the last one and leaves nothing of it', async () => {
  await folderWith('site', 'old');
  await writeFile(inRoot('site', 'gone'), 'old');
  await folderWith('next', 'new');
  await swapFolder(inRoot('next'), inRoot('site'));
  expect(await readFile(inRoot('site', 'page'), 'utf8')).toBe('new');
  await expect(readFile(inRoot('site', 'gone'))).rejects.toThrow('ENOENT');
});

test('the last build stays when there is no new one', async () => {
  await folderWith('site', 'old');
  await expect(swapFolder(inRoot('next'), inRoot('site'))).rejects.toThrow('ENOENT');
  expect(await readFile(inRoot('site', 'page'), 'utf8')).toBe('old');
});
