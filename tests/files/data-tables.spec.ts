import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';

const text = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** The lists, each with the page where people read it. */
const lists = {
  speakers: 'speakers/directory.html',
  events: 'resources/events-calendar.html',
  resources: 'resources/library.html',
  claims: 'evidence.html',
};

/** Reads CSV as RFC 4180 says: the cells of each line, without their quotation marks. */
function readCsv(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    const [, quoted, bare = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
    if (cell.lastIndex === csv.length) break;
  }
  return rows.slice(0, -1);
}

for (const [name, page] of Object.entries(lists)) {
  test(`${name} can be opened in a spreadsheet: every entry of the data is a row of the table`, () => {
    const csv = text(`data/${name}.csv`);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const [header = [], ...rows] = readCsv(csv.slice(1));
    const entries: { id: string }[] = JSON.parse(text(`data/${name}.json`))[name];
    expect(rows.map(([id]) => id)).toEqual(entries.map(({ id }) => id));
    expect(rows.filter(({ length }) => length !== header.length)).toEqual([]);
    expect(header).toEqual(expect.arrayContaining(['id', 'url', 'dataLicense', 'dataNotice']));
    expect(rows.flat().filter((cell) => /^\s*[=+@-]/.test(cell) && Number.isNaN(+cell))).toEqual(
      [],
    );
    for (const file of [page, 'data.html'])
      expect(text(file)).toContain(`href="/data/${name}.csv"`);
  });
}
