import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFingerprint, isBuilt, noteBuild } from './last-build.ts';

const about = { content: 'content', day: '2026-11-21', node: 'v24.0.0', offline: undefined };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(root, 'content', 'speakers'), { recursive: true });
  await writeFile(join(root, 'content', 'speakers', 'ana.md'), 'Ana');
  await writeFile(join(root, 'package.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

describe('what a build is made from', () => {
  test('is the same while nothing changes', async () => {
    expect(await buildFingerprint(about, root)).toBe(await buildFingerprint(about, root));
  });

  test.each([
    ['a word of content', () => writeFile(join(root, 'content/speakers/ana.md'), 'Anna')],
    ['a new file', () => writeFile(join(root, 'content/speakers/bo.md'), '')],
    ['a version of a package', () => writeFile(join(root, 'package.json'), '{"version":"2"}')],
  ])('changes with %s', async (_, change) => {
    const before = await buildFingerprint(about, root);
    await change();
    expect(await buildFingerprint(about, root)).not.toBe(before);
  });

  test('changes with the day, and with a switch', async () => {
    const today = await buildFingerprint(about, root);
    expect(await buildFingerprint({ ...about, day: '2026-11-22' }, root)).not.toBe(today);
    expect(await buildFingerprint({ ...about, offline: 'off' }, root)).not.toBe(today);
  });
});

describe('a build that stands', () => {
  const state = () => ({ outDir: join(root, 'dist'), note: join(root, '.build', 'built-from') });

  test('is known by its note, and only while its pages are there', async () => {
    const { outDir, note } = state();
    await noteBuild(outDir, 'abc', note);
    expect(await isBuilt(outDir, 'abc', note)).toBe(false);
    await mkdir(outDir);
    await writeFile(join(outDir, 'index.html'), '');
    expect(await isBuilt(outDir, 'abc', note)).toBe(true);
    expect(await isBuilt(outDir, 'abd', note)).toBe(false);
    expect(await isBuilt(join(root, 'elsewhere'), 'abc', note)).toBe(false);
  });

  test('without a note is built again', async () => {
    const { outDir, note } = state();
    await mkdir(outDir);
    await writeFile(join(outDir, 'index.html'), '');
    expect(await isBuilt(outDir, 'abc', note)).toBe(false);
  });
});
