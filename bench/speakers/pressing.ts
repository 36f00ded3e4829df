import type { Locator, Page } from '@playwright/test';
import { timePress } from '../browser/press.ts';
import type { Stopwatch } from '../browser/stopwatch.ts';
import { directoryOf, menus } from './directory.ts';

/** Presses chips and checkboxes, and clears; the milliseconds of each press, from press to painted result. */
export async function timePresses(page: Page, stopwatch: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  const { expertise, menu, options, clear } = directoryOf(page);
  const press = async (control: Locator) => {
    times.push(await timePress(page, stopwatch, control));
  };
  for (const place of [0, 1, 5, 10, 15]) await press(expertise.nth(place));
  for (const place of [15, 5, 0]) await press(expertise.nth(place));
  await press(clear);
  for (const name of menus) {
    await menu(name).click();
    for (const place of [0, 1, 2]) await press(options.nth(place));
    await press(options.nth(1));
  }
  await press(clear);
  return times;
}
