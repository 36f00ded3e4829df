import { join } from 'node:path';
import type { Bench, BenchOptions, Column, Measure } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { fillUp } from './people/write-people.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';
import { openWorkspace } from './site/workspace.ts';
import { buildMeasures } from './speakers/build-times.ts';
import { measureAnswers, measureMemory, measureWork } from './speakers/measure-directory.ts';
import { weighDirectory } from './speakers/page-weight.ts';

/** The speaker directory with more and more people: build, bytes, answers, memory. */
export const speakersBench: Bench = {
  name: 'speakers',
  title: 'The speaker directory',
  run: async (options) => {
    const columns: Column[] = [];
    for (const size of options.sizes ?? [26, 500, 5000])
      columns.push(await columnOf(size, options));
    return columns;
  },
};

async function columnOf(size: number, { project, say }: BenchOptions): Promise<Column> {
  const { dir, remove } = await openWorkspace(project);
  try {
    const speakers = await fillUp(join(dir, 'content/speakers'), size);
    const title = `${speakers.toLocaleString('en-US')} speakers`;
    say(`${title}: building …`);
    const built = buildMeasures((await buildSite(dir, say)).times, speakers);
    return { title, measures: [...built, ...(await inBrowser(join(dir, 'dist'), speakers, say))] };
  } finally {
    await remove();
  }
}

async function inBrowser(
  dist: string,
  speakers: number,
  say: BenchOptions['say'],
): Promise<Measure[]> {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  const url = `${site.origin}/speakers/directory`;
  try {
    say('weighing the page …');
    const weight = await weighDirectory(browser, url);
    say('typing and pressing …');
    const answers = await measureAnswers(browser, url, speakers);
    const work = await measureWork(browser, url);
    say('a thousand changes …');
    return [...weight, ...answers, work, ...(await measureMemory(browser, url))];
  } finally {
    await browser.close();
    site.stop();
  }
}
