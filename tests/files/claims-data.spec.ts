import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Citable, moreAuthors } from '#features/evidence/citations/citable.ts';
import { apaCitation, vancouverCitation } from '#features/evidence/citations/citations.ts';
import { libraryCitation } from '#features/evidence/citations/testing/citation-library.ts';
import type { ClaimsFile } from '#features/evidence/claims-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtPages } from '../support/built-files.ts';
import { withoutSpaces, wordsInFiles } from '../support/words-in-files.ts';

const read = (file: string) => JSON.parse(readFileSync(join(outDir, file), 'utf8'));
const data: ClaimsFile = read('data/claims.json');
const evidence = builtPages().find(({ path }) => path === '/evidence')?.html ?? '';

test('the published claims are what their published schema says', () => {
  const schema = read('data/claims.schema.json');
  expect(data.$schema).toBe(schema.$id);
  const date = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  const ajv = new Ajv2020({ allErrors: true, formats: { uri: URL.canParse, date } });
  const validate = ajv.compile(schema);
  validate(data);
  expect(validate.errors ?? []).toEqual([]);
  const { note: _, ...silent } = data.claims[0] ?? {};
  expect(validate({ ...data, claims: [silent] })).toBe(false);
  expect(validate({ ...data, claims: [{ ...data.claims[0], status: 'true' }] })).toBe(false);
});

test('the data holds every claim file, the page shows every one, and each address leads there', () => {
  const files = JSON.parse(JSON.stringify(data.claims.map(({ id }) => id)));
  expect(files.length).toBeGreaterThan(40);
  const onPage = [...evidence.matchAll(/<article[^>]*\sid="([\w-]+)"/g)].map(([, id]) => id);
  expect(onPage.toSorted()).toEqual(files.toSorted());
  for (const { id, url } of data.claims) expect(new URL(url).pathname).toBe(`/evidence/${id}`);
});

test('the pages said to use a claim are those of the build that show it', () => {
  const pages = builtPages();
  const files = wordsInFiles();
  for (const { id, published, specified, pages: said } of data.claims) {
    const pagesWithClaim = pages
      .filter(
        ({ html }) => html.includes(`"/evidence/${id}"`) || html.includes(`data-claim="${id}"`),
      )
      // It names the claims that were corrected, and uses none; nor does their list, nor a page
      // of their own.
      .filter(({ path }) => path !== '/about/who-we-are' && !path.startsWith('/evidence'))
      .map(({ path }) => path);
    const named = new Set(said.map((url) => new URL(url).pathname));
    for (const path of pagesWithClaim) expect(named, `${id} is shown on ${path}`).toContain(path);
    const closestHere = data.claims.filter(({ closest }) => closest === id);
    const shownBeside = closestHere.flatMap((claim) =>
      claim.pages.map((url) => new URL(url).pathname),
    );
    // A file prints the document of a claim, or, where there is none, the words that have no
    // source.
    const printed = withoutSpaces(published?.source.title ?? specified?.wording ?? id);
    const shownInFiles = files.filter(({ words }) => words.includes(printed));
    const all = new Set([
      ...pagesWithClaim,
      ...shownBeside,
      ...shownInFiles.map(({ page }) => page),
    ]);
    for (const path of named) expect(all, `${id} is said to be on ${path}`).toContain(path);
  }
});

test('every source is cited as the citation library cites it', () => {
  for (const { id: key, published, checked: accessed } of data.claims) {
    if (!published) continue;
    const { year, reportedBy: _, authors = [], ...source } = published.source;
    const date = year === null ? null : String(year);
    const cited: Citable = { ...source, key, authors, accessed, published: date };
    // The library has no way to say that there are more authors than are known.
    if (authors.includes(moreAuthors)) continue;
    expect(asInLibrary(apaCitation(cited)), key).toBe(libraryCitation(cited, 'apa'));
    expect(asInLibrary(vancouverCitation(cited)), key).toBe(libraryCitation(cited, 'vancouver'));
  }
});

/**
 * Makes straight apostrophes curly, as the library does and publishers' titles do not, and names a
 * data set in its way.
 */
function asInLibrary(citation: string): string {
  return citation.replaceAll("'", '’').replace('[Data set]', '[Dataset]');
}
