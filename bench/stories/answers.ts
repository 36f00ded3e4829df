import type { Browser } from '@playwright/test';
import { desk } from '../../tests/support/sizes.ts';
import { storiesOf } from '../../tests/support/stories.ts';
import type { Measure } from '../bench.ts';
import { openPage } from '../browser/open.ts';
import { startStopwatch } from '../browser/stopwatch.ts';
import { middleOfThree, spread } from '../spread.ts';

/** From a key to the painted result at 1,000 stories, 95 of 100, processor slowed 4 times. */
const budget = 50;
const slowdown = 4;

/** What visitors type: one letter, a word, two words, and what is nowhere. */
const queries = ['h', 'heat', 'river flood', 'smoke', 'zzzz'];
const keys = queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);

/** How fast the stories answer, on a desk with a slow processor. */
export async function measureStories(browser: Browser, url: string): Promise<Measure[]> {
  const { page, close } = await openPage(browser, desk, slowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { search } = storiesOf(page);
  const stopwatch = await startStopwatch(page);
  const typing = await middleOfThree(async () => {
    const times: number[] = [];
    await search.focus();
    for (const key of keys) {
      times.push(await stopwatch.time(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
    }
    return times;
  });
  await close();
  return spread('Key to result', typing, budget);
}
