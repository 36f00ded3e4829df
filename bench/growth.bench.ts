import { join } from 'node:path';
import { type Bench, type BenchOptions, type Column, type Measure, weightBudget } from './bench.ts';
import { buildGrowth, countPages, type FinishedBuild, weighPages } from './build-growth.ts';
import { grow, type Size, sizes } from './made/sizes.ts';
import { buildSite, openBrowser, openWorkspace, serveSite } from './site.ts';
import { lists } from './use-lists.ts';
import { weighPage } from './weigh-page.ts';

/** Measures builds and the weight of their pages with more and more entries of each kind. */
export const growthBench: Bench = {
  name: 'growth',
  title: 'The growing site',
  run: async (options) => {
    const wantedSizes = sizes.filter(({ count }) => options.sizes?.includes(count) ?? true);
    let first: FinishedBuild | undefined;
    const columns: Column[] = [];
    for (const size of wantedSizes) {
      const { built, column } = await columnOf(size, options, first);
      first ??= built;
      columns.push(column);
    }
    return columns;
  },
};

async function columnOf(
  size: Size,
  { project, say }: BenchOptions,
  first: FinishedBuild | undefined,
): Promise<{ built: FinishedBuild; column: Column }> {
  const { dir, remove } = await openWorkspace(project);
  const title = `${size.count.toLocaleString('en-US')} ${size.many}`;
  try {
    await grow(dir, size);
    say(`${title}: building …`);
    const cost = await buildSite(dir, say);
    const dist = join(dir, 'dist');
    const built = { pages: await countPages(dist), cost };
    const measures = [...buildGrowth(built, first), ...(await weighPages(dist))];
    return { built, column: { title, measures: [...measures, ...(await weighLists(dist))] } };
  } finally {
    await remove();
  }
}

/**
 * The weight of each list before a visitor touches it, in kB: HTML, scripts and data, which grow
 * with the number of entries, without fonts and pictures.
 */
async function weighLists(dist: string): Promise<Measure[]> {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  const measures: Measure[] = [];
  try {
    for (const { title, path } of lists) {
      const { html, scripts, data } = await weighPage(browser, site.origin + path);
      const value = (html + scripts + data) / 1000;
      measures.push({ what: `Page: ${title}`, value, unit: 'kB', budget: weightBudget[path] });
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return measures;
}
