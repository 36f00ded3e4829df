import type { Page } from '@playwright/test';
import type { Random } from '../people/random.ts';
import { type Directory, directoryOf, menus } from './directory.ts';

const queries = ['', 'h', 'heat', 'spanish nurse', 'smoke', 'asthma children', 'midwif', 'zzzz'];

/** One change of the filter, as a visitor without a plan would make it, and the frame after it. */
export async function wander(page: Page, random: Random): Promise<void> {
  const directory = directoryOf(page);
  const chance = random.next();
  if (chance < 0.4) await pressChip(directory, random);
  else if (chance < 0.65) await directory.search.fill(random.pick(queries));
  else if (chance < 0.8) await pressOption(directory, random);
  else if (chance < 0.9) await clearAll(page);
  else await goBack(page);
  await page.evaluate(nextFrame);
}

/** Everything back to the beginning, as far as the page can tell. */
export async function clearAll(page: Page): Promise<void> {
  const { clear } = directoryOf(page);
  if (await clear.isVisible()) await clear.click();
}

async function pressChip({ expertise }: Directory, random: Random): Promise<void> {
  await expertise.nth(random.int(0, (await expertise.count()) - 1)).click();
}

async function pressOption({ menu, options }: Directory, random: Random): Promise<void> {
  const button = menu(random.pick(menus));
  await button.click();
  await options.nth(random.int(0, (await options.count()) - 1)).click();
  await button.press('Escape');
}

/** Stays on this page: the first step of the visit has nothing before it. */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    if ((window as NavigationWindow).navigation.currentEntry.index > 0) history.back();
  });
}

/** TypeScript does not know the Navigation API yet. */
type NavigationWindow = Window & { navigation: { currentEntry: { index: number } } };

/** Runs inside the page. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
