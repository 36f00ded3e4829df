import { expect, type Page } from '@playwright/test';

/**
 * Waits until every island of a page has hydrated, except those that wait until they are in view.
 * A list hydrates when a visitor comes near, so each waiting island gets a press.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(approachIslands), { intervals: [50] }).toBe(0);
}

/** Scrolls to every island that hydrates when it is in view, waits for it, and goes to the top. */
export async function wakeLateParts(page: Page): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.evaluate(lookAtNext), { intervals: [50] }).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Sends a press to the islands that wait for an approach. Returns how many have not hydrated yet;
 * `NaN` while the page loads. Runs inside the page.
 */
function approachIslands(): number {
  const waiting = document.querySelectorAll('astro-island[ssr]:not([client="visible"])');
  for (const island of waiting) island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return document.readyState === 'loading' ? Number.NaN : waiting.length;
}

/**
 * Scrolls to the next island that has not hydrated. Returns how many there are. It does not use
 * `scrollIntoView`, after which Chromium continues the Tab order from there. Runs inside the page.
 */
function lookAtNext(): number {
  const asleep = [...document.querySelectorAll('astro-island[ssr]')].filter(
    ({ firstElementChild }) => firstElementChild?.checkVisibility(),
  );
  const top = asleep[0]?.firstElementChild?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: scrollY + top, behavior: 'instant' });
  return asleep.length;
}
