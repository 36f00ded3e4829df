import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import {
  downloadButtons,
  downloadsOfType,
  missingOpeners,
  pdfText,
  programOutput,
} from '../support/downloads.ts';
import { pdfObjects } from '../support/pdf-objects.ts';
import { pdfUaProblems } from '../support/pdf-ua-problems.ts';

const pdfs = downloadsOfType('pdf').map((path) => ({ path, file: join(outDir, path) }));
const readers = ['pdfinfo', 'pdffonts', 'pdftotext', 'qpdf'] as const;

test.skip(
  readers.some((reader) => missingOpeners.includes(reader)),
  'not run: poppler or qpdf is not on this machine',
);

test('every PDF opens in a reader: pages as its button says, title, tags, fonts of the brand in it, words', {
  tag: '@release',
}, async () => {
  const pages = new Map(downloadButtons().map(({ href, facts }) => [href.slice(1), facts]));
  for (const { path, file } of pdfs) {
    const info = await programOutput('pdfinfo', file);
    const line = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1] ?? '';
    const count = Number(line('Pages'));
    expect(pages.get(path) ?? '', path).toMatch(new RegExp(`^${count} pages?, `));
    expect(line('Title'), path).toMatch(/\w{3}/);
    expect(line('Author'), path).toBe('Climate Health Voices');
    expect(line('Tagged'), path).toBe('yes');
    const fonts = (await programOutput('pdffonts', file)).trim().split('\n').slice(2);
    expect(fonts.length, path).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font, path).toMatch(/^[A-Z]{6}\+(Brygada1918|AtkinsonHyperlegibleNext)-/);
      expect(font, path).toMatch(/ yes yes yes /);
    }
    expect((await pdfText(file)).length, path).toBeGreaterThan(60);
  }
});

test('no PDF has a problem of syntax, and each keeps the rules of PDF/UA-1 that a program can see', {
  tag: '@release',
}, async () => {
  for (const { path, file } of pdfs) {
    await programOutput('qpdf', '--check', file);
    expect(pdfUaProblems(await pdfObjects(file)), path).toEqual([]);
  }
});

test('the checker of these tests finds what is wrong', { tag: '@release' }, async () => {
  const pdf = await pdfObjects(pdfs[0]?.file ?? '');
  const bare = {
    ...pdf,
    catalog: { ...pdf.catalog, '/StructTreeRoot': {}, '/Lang': '', '/Metadata': '' },
  };
  expect(pdfUaProblems(bare)).toEqual(
    expect.arrayContaining([
      '05-001 no PDF/UA identifier',
      '11-006 no language',
      '14-002 the first heading is not H1',
    ]),
  );
  const loose = { ...pdf, stream: () => '(words) Tj' };
  expect(pdfUaProblems(loose)).toContain('01-005 text outside of tags');
});
