import { join } from 'node:path';
import type { Bench, BenchOptions, Column, Measure } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { measureAnswers, weighCalendar } from './events/measure-calendar.ts';
import { fillUpEvents } from './events/write-events.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';
import { openWorkspace } from './site/workspace.ts';

/** The events calendar with more and more events: bytes and answers. */
export const eventsBench: Bench = {
  name: 'events',
  title: 'The events calendar',
  run: async (options) => {
    const columns: Column[] = [];
    for (const size of options.sizes ?? [12, 1000]) columns.push(await columnOf(size, options));
    return columns;
  },
};

async function columnOf(size: number, { project, say }: BenchOptions): Promise<Column> {
  const { dir, remove } = await openWorkspace(project);
  try {
    const today = new Date().toISOString().slice(0, 10);
    const events = await fillUpEvents(join(dir, 'content/events'), size, today);
    const title = `${events.toLocaleString('en-US')} events`;
    say(`${title}: building …`);
    const { times } = await buildSite(dir, say);
    const build: Measure = {
      what: 'Build from nothing',
      value: times.get('Build') ?? 0,
      unit: 's',
    };
    return { title, measures: [build, ...(await inBrowser(join(dir, 'dist'), say))] };
  } finally {
    await remove();
  }
}

async function inBrowser(dist: string, say: BenchOptions['say']): Promise<Measure[]> {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  const url = `${site.origin}/resources/events-calendar`;
  try {
    say('weighing the page …');
    const weight = await weighCalendar(browser, url);
    say('typing and pressing …');
    return [...weight, ...(await measureAnswers(browser, url))];
  } finally {
    await browser.close();
    site.stop();
  }
}
