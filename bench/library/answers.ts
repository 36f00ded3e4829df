import type { Browser, Locator, Page } from '@playwright/test';
import { desk } from '../../tests/support/sizes.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { timePress } from '../browser/press.ts';
import { processorTimes } from '../browser/processor-time.ts';
import { type Stopwatch, startStopwatch } from '../browser/stopwatch.ts';
import { middleOfThree, percentile, spread } from '../spread.ts';

/** From a key or a press to the painted result at 1,000 documents, at the median, processor slowed 4 times. */
const budget = 50;
const slowdown = 4;

/** What visitors type: one letter, a word, two words, and what is nowhere. */
const queries = ['h', 'heat', 'public health', 'smoke', 'zzzz'];
const keys = queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);

/** How fast the library answers, on a desk with a slow processor. */
export async function measureLibrary(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk, slowdown);
  await openLibrary(page, url);
  const stopwatch = await startStopwatch(page);
  const typing = await middleOfThree(() => timeKeys(page, stopwatch));
  const pressing = await middleOfThree(() => timePresses(page, stopwatch));
  await close();
  return [
    ...spread('Key to result', typing, budget),
    ...spread('Press to result', pressing, budget),
  ];
}

/** How much work a key and a press are, whatever else the machine does: processor time, four times as much for a slow one. */
export async function measureLibraryWork(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk);
  await openLibrary(page, url);
  const stopwatch = await startStopwatch(page);
  const ofKeys = await processorTimes(browser, page, () => timeKeys(page, stopwatch));
  const ofPresses = await processorTimes(browser, page, () => timePresses(page, stopwatch));
  await close();
  const work = (what: string, times: readonly number[]): Measure => ({
    what: `Work of a ${what} × ${slowdown}, 95 of 100`,
    value: slowdown * percentile(times, 0.95),
    unit: 'ms',
  });
  return [work('key', ofKeys), work('press', ofPresses)];
}

/** The page with its whole list, which comes at the first approach: what is measured is the filter, not the network. */
async function openLibrary(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const { search, count } = partsOf(page);
  await search.fill('heat');
  await count.waitFor();
  await search.fill('');
}

async function timeKeys(page: Page, { time }: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  await partsOf(page).search.focus();
  for (const key of keys)
    times.push(await time(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
  return times;
}

async function timePresses(page: Page, stopwatch: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  const { topics, tab, clear } = partsOf(page);
  const press = async (control: Locator) => {
    times.push(await timePress(page, stopwatch, control));
  };
  for (const name of ['Reports', 'Toolkits', 'All Types']) await press(tab(name));
  for (const place of [0, 3, 6, 9, 12]) await press(topics.nth(place));
  for (const place of [12, 6, 0]) await press(topics.nth(place));
  await press(tab('Guides'));
  await press(clear);
  return times;
}

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Search resources' }),
    topics: main.getByRole('group', { name: 'Topics' }).locator('button[aria-pressed]'),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    clear: main.getByRole('button', { name: 'Clear Filters', exact: true }),
    count: main.getByText(/^Showing [1-9]\d* of \d+ resources$/),
  };
}
