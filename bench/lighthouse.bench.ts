import { outDir } from '#hosting/out-dir.ts';
import type { Bench, BenchOptions, Column, Measure } from './bench.ts';
import {
  type Category,
  findLighthouse,
  howToGet,
  type Lighthouse,
  lookAtPage,
  openBrowserOnPort,
  type PageReport,
  type Timing,
} from './lighthouse/look-at-page.ts';
import { serveSite } from './site.ts';
import { pageKinds } from './weigh-page.ts';

const usualRuns = 5;

/**
 * Lighthouse’s scores and timings of one page of each kind, as for a phone. It looks at the last
 * build.
 */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  title: 'Lighthouse',
  run: async (options) => {
    const lighthouse = await findLighthouse();
    if (lighthouse) return columnsOf(await lookAtPages(lighthouse, options));
    options.say(`not run, Lighthouse is not here: ${howToGet}`);
    return [];
  },
};

async function lookAtPages(lighthouse: Lighthouse, { pages, runs = usualRuns, say }: BenchOptions) {
  const site = await serveSite(outDir);
  const { browser, port } = await openBrowserOnPort();
  const reports = new Map<string, PageReport>();
  try {
    for (const path of pages ?? pageKinds()) {
      const report = await lookAtPage(lighthouse, site.origin + path, port, runs);
      reports.set(path, report);
      say(`${path}: ${Object.values(report.scores).join(', ')}; ${report.problems.join(', ')}`);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return reports;
}

const scores: readonly (readonly [Category, string, number])[] = [
  ['performance', 'Performance', 99],
  ['accessibility', 'Accessibility', 100],
  ['best-practices', 'Best practices', 100],
  ['seo', 'SEO', 100],
];

const timings: readonly (readonly [Timing, string, Measure['unit']])[] = [
  ['fcp', 'First paint with content', 'ms'],
  ['lcp', 'Largest paint', 'ms'],
  ['tbt', 'Blocked', 'ms'],
  ['cls', 'Layout shift', ''],
  ['si', 'Speed index', 'ms'],
];

/**
 * A line for each page, a column for each score and time. Where search engines are kept out, SEO is
 * not asked for.
 */
function columnsOf(reports: ReadonlyMap<string, PageReport>): Column[] {
  const column = (title: string, measure: (report: PageReport) => Omit<Measure, 'what'>[]) => ({
    title,
    measures: [...reports].flatMap(([what, report]) =>
      measure(report).map((rest) => ({ what, ...rest })),
    ),
  });
  return [
    ...scores.map(([name, title, least]) =>
      column(title, ({ scores: all, isUnlisted }) =>
        name === 'seo' && isUnlisted ? [] : [{ value: all[name], unit: '', least }],
      ),
    ),
    ...timings.map(([name, title, unit]) =>
      column(title, ({ timings: all }) => [{ value: all[name], unit }]),
    ),
  ];
}
