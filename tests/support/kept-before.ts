import type { Page } from '@playwright/test';

/**
 * Has the device hold a value from before, under its key. Call before the page opens. The empty
 * page that a browser begins with keeps nothing.
 */
export async function keptBefore(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, held]) => {
      if (window.origin !== 'null') localStorage.setItem(name, held);
    },
    [key, value] as const,
  );
}
