import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { written } from '#features/community/testing/written.ts';
import { pageCount } from '#files/downloads/download.ts';
import { filesOf } from '#files/office/archive.ts';
import { typeset } from '#files/typeset/typeset.ts';
import { flyerDocx } from './posters.tsx';
import { eventFlyerSchema } from './templates.schema.ts';

const flyer = written('toolkit/event-flyer.yaml', eventFlyerSchema);

test.each(['us-letter', 'a4'])('the flyer is one page of %s', (paper) => {
  const data = { ...flyer, paper, site: 'Voices', home: { text: 'voices.example', href: '' } };
  expect(pageCount(typeset({ template: 'features/community/toolkit/files/flyer.typ', data }))).toBe(
    1,
  );
});

test('the file to edit has room for question, date, place and bus line, and the same bytes each time', async () => {
  const once = await flyerDocx(flyer, 'Voices');
  const words = strFromU8(filesOf(once)['word/document.xml'] ?? new Uint8Array());
  for (const { label, example } of flyer.fields) {
    expect(words).toContain(label);
    expect(words).toContain(example);
  }
  expect(words).toContain(flyer.headline);
  expect(Buffer.from(once).equals(Buffer.from(await flyerDocx(flyer, 'Voices')))).toBe(true);
});
