import type { Page } from '@playwright/test';

/** A browser that refuses to put anything on the clipboard. Call before the page opens. */
export async function refuseCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}
