import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages } from '#features/all-pages.ts';
import type { PageRow } from '#site/page-row.ts';
import {
  type OptionalSection,
  optionalSectionKeys,
  sectionAddresses,
  sectionAt,
} from './content/section-addresses.ts';

/*
 * A link to a section that may be off is asked for: `openHref` has no address for it, `openOnes`
 * leaves its card out. A link that somebody forgets is red here; tests/adopt builds a site without
 * these sections and follows every link.
 */

/** Where the code of a section is, in which its pages link to each other. */
const ownFolders: Readonly<Record<OptionalSection, RegExp>> = {
  stories: /^src\/(features|pages)\/stories\//,
  events: /^src\/(features\/events\/|pages\/resources\/events-calendar|pages\/embed\/events)/,
  exchange: /^src\/(features\/community\/exchange\/|pages\/be-catalyst\/exchange)/,
  board: /^src\/features\/network\/board\//,
  toolkit:
    /^src\/(features\/community\/(toolkit|planner|papers)\/|pages\/resources\/community-toolkit)/,
  desk: /^src\/(features\/media\/deadline\/|pages\/media-inquiries\/deadline)/,
};

/** Files that name such an address without asking, each with its reason. */
const others: Readonly<Record<string, string>> = {
  'src/site/navigation.ts': 'the lead of a section of the map, in breadcrumbs of its own pages',
  'src/features/network/home/HomePage.tsx': 'beside a story, and without stories there is none',
  'src/features/search/records/all-records.ts': 'the address of a story that is there',
  'src/features/offline/build/write-worker.ts': 'of the pages that were built, which are kept',
  'src/pages/[...picture].png.ts': 'addresses of files, which the build leaves out',
  'src/pages/[...calendar].ics.ts': 'addresses of files, which the build leaves out',
  'src/features/open-data/embeds/embeds.ts': 'made where load-shown-embeds.ts asks',
  'src/features/community/catalyst/FourWays.tsx': 'open-ways.ts asks',
};

/** Files that draw no link: tables of addresses, and what is not the site. */
const noViews = /\.test\.tsx?$|\/testing\/|\.table\.ts$|^src\/(check|studio|adopt|content)\//;

/** The constants that hold such an address, for files of other rooms. */
const constants: readonly [name: RegExp, section: OptionalSection][] = [
  [/\bfeedHrefs\b|\bsections\.stories\.href\b/, 'stories'],
  [/\bcalendarHref\b|\ballEvents\b/, 'events'],
  [/\bexchangeHref\b/, 'exchange'],
  [/\bboardHref\b/, 'board'],
  [/\bpapersHref\b|\bcommunityPages\.(?:toolkit|planner|papers)\.href\b/, 'toolkit'],
  [/\bmediaPages\.deadline\.href\b/, 'desk'],
];

const asks = /\b(?:openHref|openOnes|openLinkTo|menusOf|isOpen|isDeskOpen)\b/;

const files = globSync('src/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !noViews.test(file));

/** The sections that a file links to, as far as it names their addresses. */
function sectionsNamedIn(file: string): OptionalSection[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const literals = [...source.matchAll(/['"`](\/[\w/.-]+)/g)].map(([, text = '']) => text);
  const named = constants.filter(([name]) => name.test(source)).map(([, section]) => section);
  return [...new Set([...literals.flatMap((text) => sectionAt(text) ?? []), ...named])];
}

test('every link to a section that may be off asks whether it is open', () => {
  expect(files.length).toBeGreaterThan(500);
  const forgotten = files.filter((file) => {
    const foreign = sectionsNamedIn(file).filter((section) => !ownFolders[section].test(file));
    return foreign.length > 0 && !asks.test(readFileSync(file, 'utf8')) && !(file in others);
  });
  const remedy = 'take openHref or openOnes of site/navigation.ts, or say in `others` why not';
  expect(forgotten, remedy).toEqual([]);
});

test('every reason is still needed', () => {
  const idle = Object.keys(others).filter((file) => sectionsNamedIn(file).length === 0);
  expect(idle).toEqual([]);
});

test('each section has a page, by its row', () => {
  const hrefs = Object.values<PageRow>(allPages).map(({ href }) => href);
  for (const key of optionalSectionKeys) expect(hrefs).toContain(sectionAddresses[key].page);
});
