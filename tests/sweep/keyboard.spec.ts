import type { Page } from '@playwright/test';
import { wakeLateParts } from '../support/hydration.ts';
import { allPages, fewOfEach } from '../support/site-pages.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { stopHere, stopsLeftOut } from './keyboard.ts';

/** No page of this site has as many stops; a walk that goes on has been caught in a circle. */
const longestWalk = 600;

for (const path of fewOfEach(allPages())) {
  test(`${path} can be walked through with the keyboard`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: /^(Skip to main content|Ir al contenido)$/ }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto(path);
    await wakeLateParts(page);
    expect.soft(await walk(page), 'stops').toEqual([]);
    expect.soft(await page.evaluate(stopsLeftOut), 'never reached').toEqual([]);
  });
}

/** Presses Tab until focus leaves the page; gives back what was wrong on the way. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let step = 0; step < longestWalk; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (stop.left) return faults;
    faults.push(...stop.faults);
  }
  return [...faults, `still inside after ${longestWalk} stops`];
}
