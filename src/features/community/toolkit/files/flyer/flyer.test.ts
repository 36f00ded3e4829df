import { readFileSync } from 'node:fs';
import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf } from '#files/office/archive.ts';
import { pageCount } from '#files/typeset/page-count.ts';
import { typeset } from '#files/typeset/typeset.ts';
import { drawWave } from './draw-wave.tsx';
import { eventFlyerSchema } from './event-flyer.schema.ts';
import { flyerDocx } from './flyer-docx.ts';

const flyer = eventFlyerSchema.parse(
  parse(readFileSync('content/toolkit/event-flyer.yaml', 'utf8')),
);

test.each(['us-letter', 'a4'])('the flyer is one page of %s', (paper) => {
  const data = { ...flyer, paper, site: 'Voices', home: { text: 'voices.example', href: '' } };
  expect(
    pageCount(typeset({ template: 'features/community/toolkit/files/flyer/flyer.typ', data })),
  ).toBe(1);
});

test('the file to edit has room for question, date, place and bus line, and the same bytes each time', async () => {
  const wave = await drawWave({ width: 682, height: 76 });
  const once = await flyerDocx(flyer, 'Voices', wave);
  const words = strFromU8(filesOf(once)['word/document.xml'] ?? new Uint8Array());
  for (const { label, example } of flyer.fields) {
    expect(words).toContain(label);
    expect(words).toContain(example);
  }
  expect(words).toContain(flyer.headline);
  expect(Buffer.from(once).equals(Buffer.from(await flyerDocx(flyer, 'Voices', wave)))).toBe(true);
});
