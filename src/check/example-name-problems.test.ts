import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFolders } from '#content/content-folders.ts';
import { text, words } from '#content/fields.ts';
import { checkContent } from './check-content.ts';
import { namesIn } from './example-name-problems.ts';

const kinds = {
  speakers: {
    folder: 'speakers',
    format: 'md',
    schema: z.looseObject({ name: text.describe('Name') }),
  },
  home: {
    folder: 'pages',
    only: ['home', 'about'],
    format: 'yaml',
    schema: words({ title: 'Title', lede: text.optional().describe('Lede') }),
  },
} as const;

test.each([
  [
    'speakers',
    { name: 'Dr. Amara Quill, MD', basedIn: 'Harborlight, TX' },
    ['Amara Quill', 'Quill', 'Harborlight, TX'],
  ],
  ['speakers', { name: 'Li Wei' }, ['Li Wei']],
  ['events', { title: 'Cool Schools Night', location: 'Online' }, ['Cool Schools Night']],
  ['stories', { people: [{ name: 'Odessa Farrowline' }] }, ['Odessa Farrowline', 'Farrowline']],
  ['claims', { name: 'Nobody' }, []],
])('names of %s %o', (kind, fields, names) => {
  expect(namesIn(kind, fields)).toEqual(names);
});

let root: string;
const files = {
  'example/site.yaml': 'name: Example\n',
  'example/speakers/amara-quill.md':
    '---\nname: Dr. Amara Quill\norganization: Harborlight General\n---\n\nText.\n',
  'example/pages/home.yaml':
    'title: Listen to Dr. Quill\nlede: She works at Harborlight General.\n',
  'example/pages/about.yaml': 'title: As Amara Quill says\n',
  'content/pages/home.yaml': 'lede: Quill pens are ours.\n',
};
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'names-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
});
afterAll(() => rm(root, { recursive: true }));

test('words that fell back and name somebody of the example are problems, own words are not', async () => {
  const { problems } = await checkContent(contentFolders(root), kinds, { today: '2026-01-01' });
  const named = problems.filter(({ message }) => message.includes('of the example'));
  expect(
    named.map(({ file, field, found }) => [file.slice(root.length + 1), field, found]),
  ).toEqual([
    ['content/pages/home.yaml', 'title', '"Quill"'],
    ['example/pages/about.yaml', 'title', '"Amara Quill"'],
  ]);
  expect(named[1]?.fix).toContain('content/pages/about.yaml, which may hold this field alone');
});
