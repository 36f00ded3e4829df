import { join } from 'node:path';
import type { Bench, BenchOptions, Column } from './bench.ts';
import { openBrowser } from './browser/open.ts';
import { measureLedger, measureLedgerWork, weighLedger } from './claims/ledger-answers.ts';
import { fillUpClaims } from './claims/write-claims.ts';
import { buildSite } from './site/build.ts';
import { serveSite } from './site/serve.ts';
import { openWorkspace } from './site/workspace.ts';

/** The evidence ledger with as many claims as there may once be: bytes and answers. */
export const evidenceBench: Bench = {
  name: 'evidence',
  title: 'The evidence ledger',
  run: async (options) => {
    const columns: Column[] = [];
    for (const size of options.sizes ?? [43, 1000]) columns.push(await columnOf(size, options));
    return columns;
  },
};

async function columnOf(size: number, { project, say }: BenchOptions): Promise<Column> {
  const { dir, remove } = await openWorkspace(project);
  try {
    const claims = await fillUpClaims(join(dir, 'content/claims'), size);
    const title = `${claims.toLocaleString('en-US')} claims`;
    say(`${title}: building …`);
    await buildSite(dir, say);
    const site = await serveSite(join(dir, 'dist'));
    const browser = await openBrowser();
    const url = `${site.origin}/evidence`;
    try {
      say('weighing, typing and choosing …');
      const weight = await weighLedger(browser, url);
      const answers = await measureLedger(browser, url);
      return { title, measures: [...weight, ...answers, await measureLedgerWork(browser, url)] };
    } finally {
      await browser.close();
      site.stop();
    }
  } finally {
    await remove();
  }
}
