import { join } from 'node:path';
import type { Bench, BenchOptions, Column } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { measureLibrary, measureLibraryWork } from './library/answers.ts';
import { weighLibrary } from './library/page-weight.ts';
import { fillUpLibrary } from './library/write-documents.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';
import { openWorkspace } from './site/workspace.ts';

/** The resource library with more and more documents: bytes and answers. */
export const libraryBench: Bench = {
  name: 'library',
  title: 'The resource library',
  run: async (options) => {
    const columns: Column[] = [];
    for (const size of options.sizes ?? [1000]) columns.push(await columnOf(size, options));
    return columns;
  },
};

async function columnOf(size: number, { project, say }: BenchOptions): Promise<Column> {
  const { dir, remove } = await openWorkspace(project);
  try {
    const count = await fillUpLibrary(join(dir, 'content/resources'), size);
    const title = `${count.toLocaleString('en-US')} resources`;
    say(`${title}: building …`);
    await buildSite(dir, say);
    say('weighing, typing and pressing …');
    return { title, measures: await inBrowser(join(dir, 'dist')) };
  } finally {
    await remove();
  }
}

async function inBrowser(dist: string) {
  const site = await serveSite(dist);
  const browser = await openBrowser();
  const url = `${site.origin}/resources/library`;
  try {
    return [
      ...(await weighLibrary(browser, url)),
      ...(await measureLibrary(browser, url)),
      ...(await measureLibraryWork(browser, url)),
    ];
  } finally {
    await browser.close();
    site.stop();
  }
}
