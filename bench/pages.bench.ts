import type { Browser } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { allPages, fewOfEach } from '../tests/support/site-pages.ts';
import type { Bench, Column, Measure } from './bench.ts';
import { openBrowser, serveSite } from './site.ts';
import { type PageWeight, weighPage } from './weigh-page.ts';

/** Weighs each page of the last build. */
export const pagesBench: Bench = {
  name: 'pages',
  title: 'Every page',
  run: async ({ say }) => {
    const site = await serveSite(outDir);
    const browser = await openBrowser();
    try {
      const pages = fewOfEach(allPages());
      say(`weighing ${pages.length} pages …`);
      return await weigh(browser, site.origin, pages);
    } finally {
      await browser.close();
      site.stop();
    }
  },
};

const titles: readonly (readonly [keyof PageWeight, string])[] = [
  ['html', 'HTML'],
  ['styles', 'of it styles'],
  ['scripts', 'Scripts'],
  ['fonts', 'Fonts'],
  ['pictures', 'Pictures'],
  ['data', 'Data'],
];

/** A line for each page, a column for each kind of bytes. */
async function weigh(browser: Browser, origin: string, pages: readonly string[]) {
  const weights: { path: string; weight: PageWeight }[] = [];
  for (const path of pages) {
    weights.push({ path, weight: await weighPage(browser, origin + path) });
  }
  const column = (
    title: string,
    measure: (weight: PageWeight) => Omit<Measure, 'what'>,
  ): Column => ({
    title,
    measures: weights.map(({ path, weight }) => ({ what: path, ...measure(weight) })),
  });
  const whole = ({ html, scripts, fonts, pictures, data }: PageWeight) =>
    html + scripts + fonts + pictures + data;
  return [
    column('Requests', ({ requests }) => ({ value: requests, unit: '' })),
    ...titles.map(([kind, title]) =>
      column(title, (weight) => ({ value: weight[kind] / 1000, unit: 'kB' })),
    ),
    column('Together', (weight) => ({ value: whole(weight) / 1000, unit: 'kB' })),
  ];
}
