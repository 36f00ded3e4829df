import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { metaOf } from '../support/head-data.ts';
import { ownPages } from '../support/site-pages.ts';

const listed = new Set(ownPages());
const pages = builtPages().filter(({ path }) => listed.has(path));
const images = new Set(builtFiles('share/**/*.png'));
const problemsOf = (problem: (html: string) => boolean) =>
  pages.filter(({ html }) => problem(html)).map(({ path }) => path);

test('every listed page names a picture of the build by its full address, and says what it shows', () => {
  expect(pages).toHaveLength(listed.size);
  expect.soft(problemsOf((html) => !images.has(imageOf(html)))).toEqual([]);
  expect.soft(problemsOf((html) => !metaOf(html, 'og:image:alt'))).toEqual([]);
  expect
    .soft(problemsOf((html) => metaOf(html, 'twitter:card') !== 'summary_large_image'))
    .toEqual([]);
});

test('every listed page names its one address, title and sentence, and shares the same', () => {
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  const title = (html: string) => /<title>(.+) \| [^|<]+<\/title>/.exec(html)?.[1] ?? '';
  expect.soft(problemsOf((html) => metaOf(html, 'og:url') !== canonical(html))).toEqual([]);
  const elsewhere = pages.filter(({ path, html }) => new URL(canonical(html)).pathname !== path);
  expect.soft(elsewhere.map(({ path }) => path)).toEqual([]);
  expect
    .soft(
      problemsOf(
        // Profession and place of a profile are on its picture.
        (html) => {
          const shared = unescapeQuotes(metaOf(html, 'og:title'));
          const whole = unescapeQuotes(title(html));
          return shared === '' || (whole !== shared && !whole.startsWith(`${shared}, `));
        },
      ),
    )
    .toEqual([]);
  expect
    .soft(
      problemsOf(
        (html) =>
          !metaOf(html, 'description') ||
          metaOf(html, 'og:description') !== metaOf(html, 'description'),
      ),
    )
    .toEqual([]);
});

test('no two pages are shared with the same picture, but for the further pages of a list', () => {
  const first = pages.filter(({ path }) => !/\/(\d+|all(\/\d+)?)$/.test(path));
  const pictures = first.map(({ html }) => imageOf(html));
  const shared = first.filter((_, index) => pictures.indexOf(pictures[index] ?? '') !== index);
  expect(shared.map(({ path }) => path)).toEqual([]);
  const bytes = pictures.map((file) => readFileSync(join(outDir, file)).toString('base64'));
  expect(new Set(bytes).size).toBe(first.length);
});

test('every profile has a picture of its own and is shared as a profile', () => {
  const profiles = pages.filter(({ path }) => path.startsWith('/speakers/profile/'));
  const problems = profiles.filter(
    ({ path, html }) =>
      imageOf(html) !== `share/speakers/${path.split('/').at(-1)}.png` ||
      metaOf(html, 'og:type') !== 'profile',
  );
  expect(problems.map(({ path }) => path)).toEqual([]);
});

test('every share image is a light PNG of the size that pages name', () => {
  const sized = (html: string) =>
    metaOf(html, 'og:image:width') === '1200' && metaOf(html, 'og:image:height') === '630';
  expect(problemsOf((html) => !sized(html))).toEqual([]);
  for (const file of images) {
    const bytes = readFileSync(join(outDir, file));
    expect.soft(bytes.subarray(1, 4).toString('latin1'), file).toBe('PNG');
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
    expect.soft(statSync(join(outDir, file)).size, file).toBeLessThan(120_000);
  }
});

/** Replaces entities, because a mark is an entity in one place of a page and itself in another. */
function unescapeQuotes(text = ''): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&');
}

/** The file of the share picture of a page. */
function imageOf(html: string): string {
  const address = metaOf(html, 'og:image') ?? '';
  return URL.canParse(address) ? new URL(address).pathname.slice(1) : '';
}
