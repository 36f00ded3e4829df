import type { Browser, Page } from '@playwright/test';
import { phone } from '../tests/support/sizes.ts';
import { percentile, slowdown } from './bench.ts';
import { openPage } from './site.ts';

const runs = 5;

/** Times in ms of a page on a phone with a slow processor and cold caches that nobody touches. */
interface PageTimes {
  firstPaint: number;
  loaded: number;
  /** Time in which its scripts ran. */
  script: number;
  /** Time in which the main thread worked. */
  work: number;
  /** Time of tasks beyond 50 ms each, after the first paint (Total Blocking Time). */
  blocked: number;
}

/** Opens a page five times and returns the median of each number by itself. */
export async function timePage(browser: Browser, url: string): Promise<PageTimes> {
  const visits: PageTimes[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, url));
  const middle = (key: keyof PageTimes) =>
    percentile(
      visits.map((times) => times[key]),
      0.5,
    );
  return {
    firstPaint: middle('firstPaint'),
    loaded: middle('loaded'),
    script: middle('script'),
    work: middle('work'),
    blocked: middle('blocked'),
  };
}

/**
 * Milliseconds from the first press of a visitor, who presses a chip or *Filters* as soon as the
 * page is there, to the frame that shows it pressed or open; the middle of five visits. Undefined
 * where neither is there.
 */
export async function timeFirstPress(browser: Browser, url: string): Promise<number | undefined> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, phone, slowdown);
    await page.addInitScript(watchFirstPress);
    await page.goto(url);
    const buttons = page
      .getByRole('main')
      .getByRole('search')
      .locator('button:is([aria-pressed], [aria-expanded]):visible');
    if ((await buttons.count()) === 0) {
      await close();
      return undefined;
    }
    await buttons.first().click({ noWaitAfter: true });
    times.push(await page.evaluate(() => window.firstPress));
    await close();
  }
  return percentile(times, 0.5);
}

declare global {
  interface Window {
    untouched: { blocked: number };
    firstPress: Promise<number>;
  }
}

async function visit(browser: Browser, url: string): Promise<PageTimes> {
  const { page, instruments, close } = await openPage(browser, phone, slowdown);
  await instruments.send('Performance.enable');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A page without anything to do may never be called idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  const { metrics } = await instruments.send('Performance.getMetrics');
  const seconds = (key: string) => metrics.find(({ name }) => name === key)?.value ?? Number.NaN;
  const times = await readTimes(page);
  await close();
  return {
    ...times,
    script: 1000 * seconds('ScriptDuration'),
    work: 1000 * seconds('TaskDuration'),
  };
}

/** Runs inside the page, before its first element. */
function watch(): void {
  window.untouched = { blocked: 0 };
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries())
      if (paint && startTime + duration > paint.startTime)
        window.untouched.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
}

function readTimes(page: Page) {
  return page.evaluate(() => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      ...window.untouched,
      firstPaint: paint?.startTime ?? Number.NaN,
      loaded: loadEventEnd,
    };
  });
}

/** Runs inside the page, before its first element. After ten seconds without an answer: NaN. */
function watchFirstPress(): void {
  window.firstPress = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let pressed = Number.NaN;
    port1.onmessage = () => resolve(performance.now() - pressed);
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        setTimeout(() => resolve(Number.NaN), 10_000);
      },
      { capture: true, once: true },
    );
    new MutationObserver((records) => {
      const isAnswered = records.some(
        ({ target, attributeName }) =>
          (target as Element).getAttribute(attributeName ?? '') === 'true',
      );
      // A task posted from a frame runs once that frame is painted.
      if (isAnswered) requestAnimationFrame(() => port2.postMessage(undefined));
    }).observe(document, { subtree: true, attributeFilter: ['aria-pressed', 'aria-expanded'] });
  });
}
