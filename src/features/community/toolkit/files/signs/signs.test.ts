import { readFileSync } from 'node:fs';
import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf } from '#files/office/archive.ts';
import { signIds } from './sign-drawings.ts';
import { signPages } from './sign-pages.ts';
import { signagePackSchema } from './signage-pack.schema.ts';
import { signsDocx } from './signs-docx.ts';

const pack = signagePackSchema.parse(
  parse(readFileSync('content/toolkit/signage-pack.yaml', 'utf8')),
);
const pages = signPages(pack);
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = Object.fromEntries(
  [...signIds, 'arrow-left', 'arrow-right'].map((name) => [name, dot]),
);

test('every sign hangs at its place and points there from both sides', () => {
  expect(pages.map(({ name }) => name).slice(0, 3)).toEqual([
    'Entrance. Here',
    'Entrance. To the left',
    'Entrance. To the right',
  ]);
  expect(pages).toHaveLength(12);
  expect(pages.map(({ arrow }) => arrow).slice(0, 3)).toEqual([
    undefined,
    pack.arrows.left,
    pack.arrows.right,
  ]);
});

test('the file to edit has every sign with its drawings described, and the same bytes each time', async () => {
  const once = await signsDocx(pack, pages, pictures, 'Voices');
  const words = strFromU8(filesOf(once)['word/document.xml'] ?? new Uint8Array());
  for (const { title, line } of pack.signs) {
    expect(words.split(`>${title}<`)).toHaveLength(4);
    expect(words).toContain(line);
  }
  expect(words.match(/<wp:docPr [^>]*descr="[^"]+"/g)).toHaveLength(20);
  const again = await signsDocx(pack, pages, pictures, 'Voices');
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});
