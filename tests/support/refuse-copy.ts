import type { Page } from '@playwright/test';

/** Makes the browser refuse every write to the clipboard. Call it before the page opens. */
export async function refuseCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}
