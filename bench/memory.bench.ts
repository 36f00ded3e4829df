import type { CDPSession, Page } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { desk } from '../tests/support/sizes.ts';
import { type Bench, leftBehindBudget as budget, type Column } from './bench.ts';
import { type Random, randomFrom } from './made/random.ts';
import { openBrowser, openPage, serveSite } from './site.ts';

/**
 * Measures the memory that stays after a thousand changes of the directory's filter, once all
 * filters are cleared and garbage is collected.
 */
export const memoryBench: Bench = {
  name: 'memory',
  title: 'A thousand changes',
  run: async () => {
    const site = await serveSite(outDir);
    const browser = await openBrowser();
    try {
      const { page, instruments } = await openPage(browser, desk);
      await page.goto(`${site.origin}/speakers/directory`, { waitUntil: 'networkidle' });
      return [await growth(page, instruments)];
    } finally {
      await browser.close();
      site.stop();
    }
  },
};

/** Changes before the first measurement, in which caches fill and code is compiled. */
const warmUpChanges = 100;
/** Changes between the two measurements. */
const changes = 1000;
const queries = ['', 'h', 'heat', 'spanish nurse', 'smoke', 'asthma children', 'midwif', 'zzzz'];

async function growth(page: Page, instruments: CDPSession): Promise<Column> {
  const random = randomFrom('a visitor without a plan');
  for (let change = 0; change < warmUpChanges; change++) await wander(page, random);
  const before = await memoryAtRest(page, instruments);
  for (let change = 0; change < changes; change++) await wander(page, random);
  const after = await memoryAtRest(page, instruments);
  return {
    title: 'Left behind',
    measures: [
      { what: 'Heap', value: (after.heap - before.heap) / 1000, unit: 'kB', budget: budget.heap },
      { what: 'Nodes', value: after.nodes - before.nodes, unit: '', budget: budget.nodes },
      {
        what: 'Listeners',
        value: after.listeners - before.listeners,
        unit: '',
        budget: budget.listeners,
      },
    ],
  };
}

/** One change of the filter, as a visitor without a plan would make it, and the frame after it. */
async function wander(page: Page, random: Random): Promise<void> {
  const main = page.getByRole('main');
  const chips = main.getByRole('search').locator('button[aria-pressed]:visible');
  const clear = main.getByRole('button', { name: 'Clear Filters', exact: true });
  const chance = random.next();
  if (chance < 0.5) await chips.nth(random.int(0, (await chips.count()) - 1)).click();
  else if (chance < 0.8) await main.getByRole('searchbox').fill(random.pick(queries));
  else if (chance < 0.9 && (await clear.isVisible())) await clear.click();
  else await page.evaluate(goBack);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/**
 * Heap in bytes, nodes and listeners, once garbage is collected. The same steps come before each
 * measurement, because the page may keep its last result.
 */
async function memoryAtRest(page: Page, instruments: CDPSession) {
  const main = page.getByRole('main');
  const clear = main.getByRole('button', { name: 'Clear Filters', exact: true });
  if (await clear.isVisible()) await clear.click();
  for (const query of ['heat', 'smoke', '']) await main.getByRole('searchbox').fill(query);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  await instruments.send('Performance.enable');
  // Some garbage only shows once other garbage has gone.
  for (let round = 0; round < 4; round++) await instruments.send('HeapProfiler.collectGarbage');
  const { metrics } = await instruments.send('Performance.getMetrics');
  const metric = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Goes back in history, but not beyond the first entry of this page. Runs inside the page. */
function goBack(): void {
  // TypeScript does not know the Navigation API yet.
  const { navigation } = window as unknown as { navigation: { currentEntry: { index: number } } };
  if (navigation.currentEntry.index > 0) history.back();
}
