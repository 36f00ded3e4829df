import type { Browser } from '@playwright/test';
import { desk } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { processorTimes } from '../browser/processor-time.ts';
import { startStopwatch } from '../browser/stopwatch.ts';
import { middleOfThree, percentile, spread } from '../spread.ts';
import { answerBudget, slowdown } from './budgets.ts';
import { measureGrowth } from './growth.ts';
import { timePresses } from './pressing.ts';
import { timeIndex, timeTyping } from './typing.ts';

/** How fast the directory answers, on a desk with a slow processor. */
export async function measureAnswers(
  browser: Browser,
  url: string,
  speakers: number,
): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  const index: Measure = {
    what: 'First search, index and all',
    value: await timeIndex(page),
    unit: 'ms',
  };
  const stopwatch = await startStopwatch(page);
  const budget = answerBudget(speakers);
  const typing = spread(
    'Key to result',
    await middleOfThree(() => timeTyping(page, stopwatch)),
    budget,
  );
  const pressing = spread(
    'Press to result',
    await middleOfThree(() => timePresses(page, stopwatch)),
    budget,
  );
  await close();
  return [index, ...typing, ...pressing];
}

/** How much work a key is, whatever else the machine does: processor time, four times as much for a slow one. */
export async function measureWork(browser: Browser, url: string): Promise<Measure> {
  const { page, close } = await openPage(browser, desk);
  await page.goto(url, { waitUntil: 'networkidle' });
  await timeIndex(page);
  const stopwatch = await startStopwatch(page);
  const works = await processorTimes(browser, page, () => timeTyping(page, stopwatch));
  await close();
  const value = slowdown * percentile(works, 0.95);
  return { what: `Work of a key × ${slowdown}, 95 of 100`, value, unit: 'ms' };
}

/** What a thousand filter changes leave in memory. */
export async function measureMemory(browser: Browser, url: string): Promise<Measure[]> {
  const opened = await openPage(browser, desk);
  await opened.page.goto(url, { waitUntil: 'networkidle' });
  const measures = await measureGrowth(opened);
  await opened.close();
  return measures;
}
