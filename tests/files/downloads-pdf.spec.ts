import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import {
  builtBytes,
  downloadButtons,
  downloadsOfType,
  missingOpeners,
  programOutput,
} from '../support/downloads.ts';
import { pdfObjects } from '../support/pdf-objects.ts';
import { pdfUaProblems } from '../support/pdf-ua-problems.ts';
import { readPdf } from '../support/read-pdf.ts';

const pdfs = downloadsOfType('pdf').map((path) => ({ path, file: join(outDir, path) }));

/** The prefix of a font that holds only the letters in use, then a family of the brand. */
const ownFont = /^\/[A-Z]{6}\+(Brygada1918|AtkinsonHyperlegibleNext)-/;

test('every PDF opens in a reader: pages as its button says, title, author, tags, words', {
  tag: '@long',
}, async () => {
  const facts = new Map(downloadButtons().map(({ href, facts }) => [href.slice(1), facts]));
  for (const { path } of pdfs) {
    const { pages, title, author, isTagged, text } = await readPdf(builtBytes(path));
    expect(facts.get(path) ?? '', path).toMatch(new RegExp(`^${pages} pages?, `));
    expect(title, path).toMatch(/\w{3}/);
    expect(author, path).toBe('Climate Health Voices');
    expect(isTagged, path).toBe(true);
    expect(text.length, path).toBeGreaterThan(60);
  }
});

test.describe('object by object', { tag: '@release' }, () => {
  test.skip(missingOpeners.includes('qpdf'), 'not run: qpdf is not on this machine');

  test('no PDF has a problem of syntax, each keeps the rules of PDF/UA-1 that a program can see, and has the fonts of the brand', async () => {
    for (const { path, file } of pdfs) {
      await programOutput('qpdf', '--check', file);
      const pdf = await pdfObjects(file);
      expect(pdfUaProblems(pdf), path).toEqual([]);
      const fonts = pdf.dictionaries.filter((dictionary) => dictionary['/Type'] === '/Font');
      expect(fonts.length, path).toBeGreaterThan(0);
      for (const font of fonts) expect(font['/BaseFont'], path).toMatch(ownFont);
    }
  });

  test('the checker of these tests finds what is wrong', async () => {
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
});
