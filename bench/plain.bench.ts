import type { Browser } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import {
  type Bench,
  type Column,
  firstPressBudget,
  largestPaintBudget,
  type Measure,
  untouchedBudget,
} from './bench.ts';
import {
  findLighthouse,
  howToGet,
  type Lighthouse,
  lookAtPage,
  openBrowserOnPort,
} from './lighthouse/look-at-page.ts';
import { servePlain } from './plain-page.ts';
import { openBrowser, serveSite } from './site.ts';
import { slowLine } from './slow-line.ts';
import { timeFirstPress, timePage } from './time-page.ts';
import { lists } from './use-lists.ts';
import { weighPage } from './weigh-page.ts';

const runs = 5;

const pages = [
  ...lists.map(({ title, path }) => [title, path] as const),
  ['Home', '/'],
  ['A profile', '/speakers/profile/amara-quill'],
  ['A hazard kit', '/resources/rapid-response/extreme-heat'],
  ['About us', '/about/about-us'],
] as const;

/**
 * Measures the lists and other pages of the last build beside the same words and pictures as plain
 * pages, on a phone that nobody touches. Lighthouse gives the largest paint of both, timed and
 * simulated; the timed one has a budget.
 */
export const plainBench: Bench = {
  name: 'plain',
  title: 'Beside plain pages',
  run: async ({ pages: wantedPaths, say }) => {
    const site = await serveSite(outDir);
    const plain = await servePlain(
      outDir,
      pages.map(([, path]) => path),
    );
    const lines = [await slowLine(site.origin), await slowLine(plain.origin)];
    const browser = await openBrowser();
    const { browser: lighthouseBrowser, port } = await openBrowserOnPort();
    const lighthouse = await findLighthouse();
    if (!lighthouse) say(`no largest paint, Lighthouse is not here: ${howToGet}`);
    try {
      const columns: Column[] = [];
      for (const [title, path] of pages.filter((page) => wantedPaths?.includes(page[1]) ?? true)) {
        say(`${path} …`);
        const ours = await measure(browser, site.origin + path);
        const theirs = await measure(browser, plain.origin + path);
        const isList = lists.some((list) => list.path === path);
        const measures = compared(ours, theirs, isList || path === '/');
        const origins = {
          devtools: lines.map(({ origin }) => origin),
          simulate: [site.origin, plain.origin],
        };
        if (lighthouse) measures.push(...(await besideLighthouse(lighthouse, port, origins, path)));
        const press = isList ? await timeFirstPress(browser, site.origin + path) : undefined;
        if (press !== undefined)
          measures.push({
            what: 'First press',
            value: press,
            unit: 'ms',
            budget: firstPressBudget,
          });
        columns.push({ title, measures });
      }
      return columns;
    } finally {
      await browser.close();
      await lighthouseBrowser.close();
      for (const line of lines) line.stop();
      await plain.stop();
      site.stop();
    }
  },
};

async function measure(browser: Browser, url: string): Promise<Measure[]> {
  const { requests, html, scripts, fonts, pictures, data } = await weighPage(browser, url);
  const { firstPaint, loaded, script, work, blocked } = await timePage(browser, url);
  return [
    { what: 'Requests', value: requests, unit: '' },
    { what: 'HTML with its styles', value: html / 1000, unit: 'kB' },
    { what: 'Everything', value: (html + scripts + fonts + pictures + data) / 1000, unit: 'kB' },
    { what: 'First paint', value: firstPaint, unit: 'ms' },
    { what: 'All loaded', value: loaded, unit: 'ms' },
    { what: 'Script', value: script, unit: 'ms' },
    { what: 'Main thread', value: work, unit: 'ms' },
    { what: 'Blocked', value: blocked, unit: 'ms' },
  ];
}

/** The budgets of lists and home before a touch, by the names of their measures. */
const budgets = new Map([
  ['Script, ours', untouchedBudget.script],
  ['Blocked, ours', untouchedBudget.blocked],
  ['Main thread, ratio', untouchedBudget.work],
]);

/** The largest paint of a page and of its plain page: timed, and as Lighthouse calculates it. */
async function besideLighthouse(
  lighthouse: Lighthouse,
  port: number,
  origins: Record<'devtools' | 'simulate', readonly string[]>,
  path: string,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const throttling of ['devtools', 'simulate'] as const) {
    const isTimed = throttling === 'devtools';
    const what = isTimed ? 'Largest paint' : 'Largest paint, simulated';
    const paints: number[] = [];
    for (const origin of origins[throttling]) {
      const { timings } = await lookAtPage(lighthouse, origin + path, port, runs, throttling);
      paints.push(timings.lcp);
    }
    const [ours = Number.NaN, theirs = Number.NaN] = paints;
    measures.push(
      { what: `${what}, ours`, value: ours, unit: 'ms' },
      { what: `${what}, plain`, value: theirs, unit: 'ms' },
      {
        what: `${what}, ratio`,
        value: ours / theirs,
        unit: '×',
        budget: isTimed ? largestPaintBudget(path) : undefined,
      },
    );
  }
  return measures;
}

/**
 * Returns each measure three times: ours, the plain page's, and their ratio; with budgets where the
 * page has some. `ours` and `theirs` hold the same measures in the same order.
 */
function compared(
  ours: readonly Measure[],
  theirs: readonly Measure[],
  hasBudget: boolean,
): Measure[] {
  return ours.flatMap((one, index) => {
    const other = theirs[index]?.value ?? Number.NaN;
    const three: Measure[] = [
      { ...one, what: `${one.what}, ours` },
      { ...one, what: `${one.what}, plain`, value: other },
      { what: `${one.what}, ratio`, value: one.value / (other || 1), unit: '×' },
    ];
    return three.map((measure) =>
      hasBudget ? { ...measure, budget: budgets.get(measure.what) } : measure,
    );
  });
}
