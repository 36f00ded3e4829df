import { expect, type Page } from '@playwright/test';

/** Waits for every part of a page that comes to life when it is seen, and goes back to the top. */
export async function wakeLateParts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtNext)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Brings the next part that is not alive into view; gives back how many there are. Runs inside the page. */
function lookAtNext(): number {
  const asleep = [...document.querySelectorAll('astro-island[ssr]')].filter(
    ({ firstElementChild }) => firstElementChild?.checkVisibility(),
  );
  asleep[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
  return asleep.length;
}
