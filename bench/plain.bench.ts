import type { Browser } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import type { Bench, Column, Measure } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { firstPressBudget, untouchedBudget } from './budgets.ts';
import { lists } from './lists/lists.ts';
import { weighPage } from './pages/weigh-page.ts';
import { servePlain } from './plain/serve-plain.ts';
import { timeFirstPress, timePage } from './plain/time-page.ts';
import { serveSite } from './site/serve.ts';

const pages = [
  ...lists.map(({ title, path }) => [title, path] as const),
  ['Home', '/'],
  ['A profile', '/speakers/profile/amara-quill'],
  ['A hazard kit', '/resources/rapid-response/extreme-heat'],
] as const;

/** The lists and other pages of the last build beside the same words written by hand, on a phone that nobody touches. */
export const plainBench: Bench = {
  name: 'plain',
  title: 'Beside plain pages',
  run: async ({ pages: asked, say }) => {
    const site = await serveSite(outDir);
    const plain = await servePlain(
      outDir,
      pages.map(([, path]) => path),
    );
    const browser = await openBrowser();
    try {
      const columns: Column[] = [];
      for (const [title, path] of pages.filter((page) => asked?.includes(page[1]) ?? true)) {
        say(`${path} …`);
        const ours = await measure(browser, site.origin + path);
        const theirs = await measure(browser, plain.origin + path);
        const isList = lists.some((list) => list.path === path);
        const measures = beside(ours, theirs, isList);
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
      await plain.stop();
      site.stop();
    }
  },
};

async function measure(browser: Browser, url: string): Promise<Measure[]> {
  const { requests, html, scripts, fonts, pictures, data } = await weighPage(browser, url);
  const { firstPaint, largestPaint, loaded, script, work, blocked } = await timePage(browser, url);
  return [
    { what: 'Requests', value: requests, unit: '' },
    { what: 'HTML with its styles', value: html / 1000, unit: 'kB' },
    { what: 'Everything', value: (html + scripts + fonts + pictures + data) / 1000, unit: 'kB' },
    { what: 'First paint', value: firstPaint, unit: 'ms' },
    { what: 'Largest paint', value: largestPaint, unit: 'ms' },
    { what: 'All loaded', value: loaded, unit: 'ms' },
    { what: 'Script', value: script, unit: 'ms' },
    { what: 'Main thread', value: work, unit: 'ms' },
    { what: 'Blocked', value: blocked, unit: 'ms' },
  ];
}

/** What a list may cost before a touch. */
const budgets = new Map([
  ['Script, ours', untouchedBudget.script],
  ['Blocked, ours', untouchedBudget.blocked],
  ['Main thread, ratio', untouchedBudget.work],
  ['Largest paint, ratio', untouchedBudget.largestPaint],
]);

/** Each measure three times: ours, the plain page’s, and how many times ours is theirs. */
function beside(ours: readonly Measure[], theirs: readonly Measure[], isList: boolean): Measure[] {
  return ours.flatMap((one, place) => {
    const other = theirs[place]?.value ?? Number.NaN;
    const three: Measure[] = [
      { ...one, what: `${one.what}, ours` },
      { ...one, what: `${one.what}, plain`, value: other },
      { what: `${one.what}, ratio`, value: one.value / (other || 1), unit: '×' },
    ];
    return three.map((measure) =>
      isList ? { ...measure, budget: budgets.get(measure.what) } : measure,
    );
  });
}
