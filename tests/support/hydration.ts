import { expect, type Page } from '@playwright/test';

/**
 * Waits until every part of a page has hydrated, but for those that wait to be seen. A list
 * hydrates when a visitor comes near, so each part that waits is touched.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(approachIslands), { intervals: [50] }).toBe(0);
}

/** Waits for every part of a page that hydrates when it is seen, and goes back to the top. */
export async function wakeLateParts(page: Page): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.evaluate(lookAtNext), { intervals: [50] }).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Touches the islands that wait for an approach; returns how many have not hydrated yet. Runs
 * inside the page.
 */
function approachIslands(): number {
  const waiting = document.querySelectorAll('astro-island[ssr]:not([client="visible"])');
  for (const island of waiting) island.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return document.readyState === 'loading' ? Number.NaN : waiting.length;
}

/**
 * Scrolls to the next part that has not hydrated; returns how many there are. Not by
 * `scrollIntoView`, after which Chromium lets Tab go on from there. Runs inside the page.
 */
function lookAtNext(): number {
  const asleep = [...document.querySelectorAll('astro-island[ssr]')].filter(
    ({ firstElementChild }) => firstElementChild?.checkVisibility(),
  );
  const top = asleep[0]?.firstElementChild?.getBoundingClientRect().top ?? 0;
  scrollTo({ top: scrollY + top, behavior: 'instant' });
  return asleep.length;
}
