import type { Browser } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { desk, phone } from '../tests/support/sizes.ts';
import {
  type Bench,
  type BenchOptions,
  type Column,
  inpBudget,
  type Measure,
  percentile,
  slowdown,
} from './bench.ts';
import { grow, type Size } from './made/sizes.ts';
import { buildSite, openBrowser, openPage, openWorkspace, serveSite } from './site.ts';
import { timeToUsableFilter } from './usable-filter.ts';
import { type List, latencies, listenToInteractions, lists, press, type } from './use-lists.ts';

/** Sizes of windows. The list is in view in all of them, in the tallest with all its filters. */
const windows = [phone, desk, { width: 1280, height: 2000 }];

/** How often each window types and presses: more than a hundred interactions in all. */
const usualRuns = 5;

/** The search of the whole site: no list to filter, but its first answer is timed as well. */
const searchPage = {
  title: 'Search',
  path: '/search',
  field: 'Search',
  answerPattern: /^\d+ results?$/,
};

/** A line of the table: the latencies of one kind of interaction under one condition. */
interface Row {
  what: string;
  times: readonly number[];
  budget: number;
}

/**
 * Interaction to Next Paint in every list, with today's content (26 speakers, the last build) and
 * with the large ones; and of the last build, how soon after it is opened each list answers.
 */
export const listsBench: Bench = {
  name: 'lists',
  title: 'The lists',
  run: async (options) => {
    const isWanted = (count: number) => options.sizes?.includes(count) ?? true;
    const wanted = lists.filter(({ path }) => options.pages?.includes(path) ?? true);
    const rows: Row[] = [];
    const usable: Measure[] = [];
    if (isWanted(26)) {
      await onSite(outDir, async (browser, origin) => {
        for (const list of wanted)
          rows.push(...(await rowsOf(browser, origin, list, undefined, options)));
        for (const list of [...wanted, searchPage]) {
          const value = await timeToUsableFilter(browser, origin, list);
          usable.push({ what: list.title, value, unit: 'ms' });
        }
      });
    }
    for (const list of wanted)
      for (const size of list.large.filter(({ count }) => isWanted(count)))
        rows.push(...(await rowsOfGrownList(list, size, options)));
    return [...columnsOf(rows), { title: 'Usable filter', measures: usable }];
  },
};

/** Builds the site with many entries of a kind and uses its list. */
async function rowsOfGrownList(list: List, size: Size, options: BenchOptions): Promise<Row[]> {
  const { dir, remove } = await openWorkspace(options.project);
  const rows: Row[] = [];
  try {
    await grow(dir, size);
    options.say(`${nameOf(list, size)}: building …`);
    await buildSite(dir, options.say);
    await onSite(`${dir}/dist`, async (browser, origin) => {
      rows.push(...(await rowsOf(browser, origin, list, size, options)));
    });
  } finally {
    await remove();
  }
  return rows;
}

async function onSite(dist: string, use: (browser: Browser, origin: string) => Promise<void>) {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  try {
    await use(browser, site.origin);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function rowsOf(
  browser: Browser,
  origin: string,
  list: List,
  size: Size | undefined,
  { runs = usualRuns, say }: BenchOptions,
): Promise<Row[]> {
  const rows: Row[] = [];
  const budget = size ? inpBudget.large : inpBudget.today;
  for (const window of windows) {
    const name = `${nameOf(list, size)}, ${window.width} x ${window.height}`;
    say(`${name} …`);
    const { page, close } = await openPage(browser, window, slowdown);
    await listenToInteractions(page);
    await page.goto(origin + list.path, { waitUntil: 'networkidle' });
    // The first typing loads the filter's code and data, so it is not measured.
    await type(page, list);
    await page.waitForLoadState('networkidle');
    const keys: number[] = [];
    const presses: number[] = [];
    for (let run = 0; run < runs; run++) {
      keys.push(...(await latencies(page, () => type(page, list))));
      presses.push(...(await latencies(page, () => press(page, list))));
    }
    await close();
    const found = [
      ...(list.field ? [{ what: `${name}, keys (${keys.length})`, times: keys, budget }] : []),
      { what: `${name}, presses (${presses.length})`, times: presses, budget },
    ];
    for (const { what, times } of found) say(`${what}: 95 of 100 in ${percentile(times, 0.95)} ms`);
    rows.push(...found);
  }
  return rows;
}

function nameOf({ title }: List, size: Size | undefined): string {
  return size ? `${title}, ${size.count.toLocaleString('en-US')} ${size.many}` : title;
}

function columnsOf(rows: readonly Row[]): Column[] {
  const column = (title: string, share: number, budgetOf?: (row: Row) => number): Column => ({
    title,
    measures: rows.map((row) => ({
      what: row.what,
      value: percentile(row.times, share),
      unit: 'ms',
      budget: budgetOf?.(row),
    })),
  });
  return [
    column('Median', 0.5),
    column('95 of 100', 0.95, ({ budget }) => budget),
    column('Worst', 1),
  ];
}
