import type { Browser, Page } from '@playwright/test';
import { evidenceOf } from '../../tests/support/evidence.ts';
import { desk } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { processorTimes } from '../browser/processor-time.ts';
import { type Stopwatch, startStopwatch } from '../browser/stopwatch.ts';
import { weigh } from '../browser/weigh.ts';
import { middleOfThree, percentile, spread } from '../spread.ts';
import { answerBudget, slowdown } from './budgets.ts';

/** What visitors type: one letter, a word, two words, a figure, and a word with a slip of the finger. */
const queries = ['h', 'heat', 'heat asthma', '71%', 'hospitla'];

const keys = queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);

/** From a key, or a choice, to the claims it leaves, on a desk with a slow processor. */
export async function measureLedger(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForIndex(page);
  const stopwatch = await startStopwatch(page);
  const typing = await middleOfThree(() => timeTyping(page, stopwatch));
  const choosing = await middleOfThree(() => timeChoices(page, stopwatch));
  await close();
  return [
    ...spread('Key to result', typing, answerBudget),
    ...spread('Choice to result', choosing, answerBudget),
  ];
}

/** How much work a key is, whatever else the machine does: processor time, four times as much for a slow one. */
export async function measureLedgerWork(browser: Browser, url: string): Promise<Measure> {
  const { page, close } = await openPage(browser, desk);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForIndex(page);
  const stopwatch = await startStopwatch(page);
  const works = await processorTimes(browser, page, () => timeTyping(page, stopwatch));
  await close();
  const value = slowdown * percentile(works, 0.95);
  return { what: `Work of a key × ${slowdown}, 95 of 100`, value, unit: 'ms' };
}

/** The index comes with the first approach; what is measured is the search after it. */
async function waitForIndex(page: Page): Promise<void> {
  const { search } = evidenceOf(page);
  const index = page.waitForResponse('**/search-index.json');
  await search.fill('warm');
  await (await index).finished();
  await search.fill('');
  await page.waitForTimeout(1000);
}

async function timeTyping(page: Page, { time }: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  await evidenceOf(page).search.focus();
  for (const key of keys) {
    times.push(await time(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return times;
}

/** By keyboard, since a native list of choices is no part of the page. */
async function timeChoices(page: Page, { time }: Stopwatch): Promise<number[]> {
  const { status, hazard } = evidenceOf(page);
  const times: number[] = [];
  for (const list of [status, hazard]) {
    await list.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      times.push(await time(() => page.keyboard.press(key)));
    }
  }
  return times;
}

/** What the ledger costs before anybody touches it. */
export async function weighLedger(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk);
  const { html, css, scripts, data } = await weigh(page, url);
  await close();
  const kB = (what: string, bytes: number): Measure => ({ what, value: bytes / 1000, unit: 'kB' });
  return [
    kB('Page: HTML with its styles', html + css),
    kB('Page: scripts', scripts),
    kB('Page: data', data),
  ];
}
