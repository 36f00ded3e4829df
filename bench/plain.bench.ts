import type { Browser } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import type { Bench, Column, Measure } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { weighPage } from './pages/weigh-page.ts';
import { servePlain } from './plain/serve-plain.ts';
import { timePage } from './plain/time-page.ts';
import { serveSite } from './site/serve.ts';

const pages = [
  ['Home', '/'],
  ['Directory', '/speakers/directory'],
  ['A profile', '/speakers/profile/amara-quill'],
  ['A hazard kit', '/resources/rapid-response/extreme-heat'],
] as const;

/** Pages of the last build beside the same words written by hand, without scripts and with next to no style. */
export const plainBench: Bench = {
  name: 'plain',
  title: 'Beside plain pages',
  run: async ({ say }) => {
    const site = await serveSite(outDir);
    const plain = await servePlain(
      outDir,
      pages.map(([, path]) => path),
    );
    const browser = await openBrowser();
    try {
      const columns: Column[] = [];
      for (const [title, path] of pages) {
        say(`${path} …`);
        const ours = await measure(browser, site.origin + path);
        const theirs = await measure(browser, plain.origin + path);
        columns.push({ title, measures: beside(ours, theirs) });
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
  const { painted, loaded, work } = await timePage(browser, url);
  return [
    { what: 'Requests', value: requests, unit: '' },
    { what: 'HTML with its styles', value: html / 1000, unit: 'kB' },
    { what: 'Everything', value: (html + scripts + fonts + pictures + data) / 1000, unit: 'kB' },
    { what: 'First words painted', value: painted, unit: 'ms' },
    { what: 'All loaded', value: loaded, unit: 'ms' },
    { what: 'Processor at work', value: work, unit: 'ms' },
  ];
}

/** Each measure three times: ours, the plain page’s, and how many times ours is theirs. */
function beside(ours: readonly Measure[], theirs: readonly Measure[]): Measure[] {
  return ours.flatMap((one, place) => {
    const other = theirs[place]?.value ?? Number.NaN;
    return [
      { ...one, what: `${one.what}, ours` },
      { ...one, what: `${one.what}, plain`, value: other },
      { what: `${one.what}, ratio`, value: one.value / other, unit: '×' as const },
    ];
  });
}
