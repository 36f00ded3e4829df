import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolders, filesOfKind, findFile } from './content-folders.ts';
import type { Kind } from './kind.ts';
import { readFound, readingOf } from './read-found.ts';

const schema = z.unknown();
const people: Kind = { folder: 'people', format: 'yaml', schema };
const words: Kind = { folder: 'pages', only: ['home', 'about'], format: 'yaml', schema };
const hazards: Kind = { folder: 'hazards', format: 'yaml', schema, fallsBack: true };

const files = {
  'example/site.yaml': 'name: Example\nphone: 555-0100\ndemonstration: true\n',
  'example/people/ana.yaml': 'name: Ana\n',
  'example/pages/home.yaml':
    'title: Hello\nlede: We speak.\n# {demonstration}\nnote: Made up.\n# {/demonstration}\n',
  'example/pages/about.yaml': 'title: About\n',
  'example/hazards/heat.yaml': 'title: Heat\n',
  'content/site.yaml': 'name: Prairie\n',
  'content/people/bo.yaml': 'name: Bo\n',
  'content/pages/home.yaml': 'title: Bonjour\n',
  'content/hazards/hail.yaml': 'title: Hail\n',
};

let root: string;
const inRoot = (path: string) => join(root, path);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'network-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(inRoot(path)), { recursive: true });
    await writeFile(inRoot(path), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

describe('a network beside the example', () => {
  const idsOf = async (kind: Kind) => [...(await filesOfKind(kind, contentFolders(root))).keys()];
  const wordsOf = async (path: string) => {
    const folders = contentFolders(root);
    return (await readFound(findFile(path, folders), 'yaml', readingOf(folders))).data;
  };

  test('has its own people and none of the example', async () => {
    expect(await idsOf(people)).toEqual(['bo']);
  });

  test('has the words of every page, its own where it has written them', async () => {
    expect(await idsOf(words)).toEqual(['about', 'home']);
    expect(await wordsOf('pages/home.yaml')).toEqual({ title: 'Bonjour', lede: 'We speak.' });
    expect(await wordsOf('pages/about.yaml')).toEqual({ title: 'About' });
  });

  test('has the hazards of the example beside its own', async () => {
    expect(await idsOf(hazards)).toEqual(['hail', 'heat']);
  });

  test('is no demonstration because the example is one', async () => {
    expect(await wordsOf('site.yaml')).toEqual({
      name: 'Prairie',
      phone: '555-0100',
      demonstration: false,
    });
  });
});

test('where there is no network, the example is all there is', async () => {
  const nowhere = await mkdtemp(join(tmpdir(), 'clone-'));
  expect(contentFolders(nowhere)).toEqual({ own: join(nowhere, 'example') });
  await rm(nowhere, { recursive: true });
});

test('tests read the example of the checkout they run in, whatever lies beside it', () => {
  expect(contentFolders('.', { CHV_CONTENT: 'example' })).toEqual({ own: 'example' });
});
