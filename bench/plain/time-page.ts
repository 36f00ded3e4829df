import type { Browser } from '@playwright/test';
import { phone } from '../../tests/support/sizes.ts';
import { openPage } from '../browser/open.ts';
import { percentile } from '../spread.ts';

const slowdown = 4;
const runs = 5;
/** As Lighthouse has a slow phone network: 1.6 Mbit/s, 150 ms there and back. */
const network = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** How a page came up, in ms. */
export interface PageTimes {
  /** Until the first words were painted. */
  painted: number;
  /** Until everything was there that the page comes with. */
  loaded: number;
  /** How long the processor worked for it. */
  work: number;
}

/** Opens a page on a phone with a slow network, a slow processor and cold caches; the middle of five visits, each number by itself. */
export async function timePage(browser: Browser, url: string): Promise<PageTimes> {
  const visits: PageTimes[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, url));
  const middle = (of: keyof PageTimes) =>
    percentile(
      visits.map((times) => times[of]),
      0.5,
    );
  return { painted: middle('painted'), loaded: middle('loaded'), work: middle('work') };
}

async function visit(browser: Browser, url: string): Promise<PageTimes> {
  const { page, instruments, close } = await openPage(browser, phone, slowdown);
  await instruments.send('Network.enable');
  await instruments.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await instruments.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await instruments.send('Performance.getMetrics');
  const times = await page.evaluate(readTimes);
  await close();
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { ...times, work: work * 1000 };
}

/** Runs inside the page. */
function readTimes(): { painted: number; loaded: number } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    painted: paint?.startTime ?? Number.NaN,
    loaded: navigation?.loadEventEnd ?? Number.NaN,
  };
}
