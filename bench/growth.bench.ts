import { join } from 'node:path';
import type { Bench, BenchOptions, Column, Measure } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { answerTimes } from './growth/answer-times.ts';
import { type Built, buildGrowth } from './growth/build-growth.ts';
import { countPages, weighPages } from './growth/built-pages.ts';
import { grow, type Size, sizes } from './growth/sizes.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';
import { openWorkspace } from './site/workspace.ts';

/** The site with more and more of each kind: what a build takes, what its pages weigh, how fast its lists answer. */
export const growthBench: Bench = {
  name: 'growth',
  title: 'The growing site',
  run: async (options) => {
    const asked = sizes.filter(({ count }) => options.sizes?.includes(count) ?? true);
    let first: Built | undefined;
    const columns: Column[] = [];
    for (const size of asked) {
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
  first: Built | undefined,
): Promise<{ built: Built; column: Column }> {
  const { dir, remove } = await openWorkspace(project);
  const title = `${size.count.toLocaleString('en-US')} ${size.many}`;
  try {
    await grow(dir, size);
    say(`${title}: building …`);
    const cost = await buildSite(dir, say);
    const dist = join(dir, 'dist');
    const built = { pages: await countPages(dist), cost };
    const measures = [...buildGrowth(built, first), ...(await weighPages(dist))];
    say('using its list …');
    return { built, column: { title, measures: [...measures, ...(await inBrowser(dist, size))] } };
  } finally {
    await remove();
  }
}

async function inBrowser(dist: string, size: Size): Promise<Measure[]> {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  try {
    return await answerTimes(browser, site.origin, size);
  } finally {
    await browser.close();
    site.stop();
  }
}
