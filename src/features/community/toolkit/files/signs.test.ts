import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { written } from '#features/community/testing/written.ts';
import { filesOf } from '#files/office/archive.ts';
import { signDrawings, signPages, signsDocx } from './posters.tsx';
import { signagePackSchema } from './templates.schema.ts';

const pack = written('toolkit/signage-pack.yaml', signagePackSchema);
const pages = signPages(pack);
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = Object.fromEntries(Object.keys(signDrawings).map((name) => [name, dot]));

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
  const once = await signsDocx(pack, pictures, 'Voices');
  const words = strFromU8(filesOf(once)['word/document.xml'] ?? new Uint8Array());
  for (const { title, line } of pack.signs) {
    expect(words.split(`>${title}<`)).toHaveLength(4);
    expect(words).toContain(line);
  }
  expect(words.match(/<wp:docPr [^>]*descr="[^"]+"/g)).toHaveLength(20);
  const again = await signsDocx(pack, pictures, 'Voices');
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
});
