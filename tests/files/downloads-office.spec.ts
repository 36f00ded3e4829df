import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ClaimsFile } from '#features/evidence/claims-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import {
  builtBytes,
  downloadsOfType,
  missingOpeners,
  programOutput,
} from '../support/downloads.ts';
import { figuresIn, sameFigure } from '../support/figures.ts';
import { readPdf } from '../support/read-pdf.ts';

const { claims }: ClaimsFile = JSON.parse(builtBytes('data/claims.json').toString());
const words = downloadsOfType('docx');
const budget = 'downloads/toolkit/event-budget.xlsx';
const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? '';

test('every archive passes the test of an archiver', { tag: '@release' }, async () => {
  test.skip(missingOpeners.includes('unzip'), 'not run: unzip is not on this machine');
  for (const path of [...downloadsOfType('zip'), ...words, budget]) {
    expect(await programOutput('unzip', '-t', join(outDir, path)), path).toContain(
      'No errors detected',
    );
  }
});

test('a word processor opens every Word file, a spreadsheet counts the budget, and every figure has its source', {
  tag: '@release',
}, async () => {
  test.skip(missingOpeners.includes('soffice'), 'not run: LibreOffice is not on this machine');
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    await writeFile(join(folder, 'filled.xlsx'), filledBudget());
    // LibreOffice starts once for all files, because its start takes longest.
    await programOutput(
      'soffice',
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      join(folder, 'out'),
      ...[...words, budget].map((path) => join(outDir, path)),
      join(folder, 'filled.xlsx'),
    );
    const converted = (name: string) => wordsOfPdf(join(folder, 'out', `${name}.pdf`));

    await test.step('the words of each Word file are there, and a figure only with its document', async () => {
      for (const path of words) {
        const text = await converted(nameOf(path));
        expect(text.length, path).toBeGreaterThan(200);
        expect(unsourcedFigures(text), path).toEqual([]);
      }
    });
    await test.step('a PDF has no figure without its document either', async () => {
      for (const path of downloadsOfType('pdf')) {
        expect(unsourcedFigures(await wordsOfPdf(join(outDir, path))), path).toEqual([]);
      }
    });
    await test.step('the empty budget comes to nothing, the filled one to its sums', async () => {
      expect(await converted('event-budget')).toMatch(/Money needed \$0\.00/);
      const text = await converted('filled');
      // 2 × $125.50 and 40 × $3; gifts of $51 and of more than the food costs; 10% reserve; $100 at
      // hand.
      for (const sum of [
        'Cost of everything $371.00',
        'Worth of all gifts $171.00',
        'Left to pay $200.00',
        'Reserve $20.00',
        'Money needed $220.00',
        'Still to find $120.00',
        'Money needed for each guest $5.50',
      ]) {
        expect(text).toContain(sum);
      }
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function wordsOfPdf(file: string): Promise<string> {
  const { text } = await readPdf(await readFile(file));
  return text;
}

/** Figures of a text without a claim whose document is named in it. */
function unsourcedFigures(text: string): string[] {
  const bare = (of: string) => of.replace(/[\s-]+/g, '');
  const named = bare(text);
  const namedClaims = claims.filter(
    ({ published }) => published && named.includes(bare(published.source.title)),
  );
  const own = claims.filter(({ closest }) => namedClaims.some(({ id }) => id === closest));
  const evidence = sameFigure(JSON.stringify([...namedClaims, ...own]));
  // “Page 2 of 3” is no figure.
  const textWithoutFooters = text.replace(/Page \d+ of \d+/g, '');
  return figuresIn(textWithoutFooters).filter((figure) => !evidence.includes(sameFigure(figure)));
}

/** The budget as a host would fill it in: values in cells, formulas unchanged. */
function filledBudget(): Uint8Array {
  const files = unzipSync(builtBytes(budget));
  const sheet = 'xl/worksheets/sheet1.xml';
  const values = { B5: 40, B10: 2, C10: 125.5, E10: 51, B24: 40, C24: 3, E24: 500, F44: 100 };
  const xml = Object.entries(values).reduce(
    (text, [cell, value]) =>
      text.replace(
        new RegExp(`<c r="${cell}"( s="\\d+")?/>`),
        `<c r="${cell}"$1><v>${value}</v></c>`,
      ),
    strFromU8(files[sheet] ?? new Uint8Array()),
  );
  return zipSync({ ...files, [sheet]: strToU8(xml.replace(/(<\/f>)<v>0<\/v>/g, '$1')) });
}
