import type { Page } from '@playwright/test';

/** Keeps the scripts of a page on their way until they are let go: a slow connection. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
