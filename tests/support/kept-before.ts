import type { Page } from '@playwright/test';

/**
 * Puts a value under a key into the storage of the device, as if from an earlier visit. Call it
 * before the page opens. The empty page that a browser begins with has no storage.
 */
export async function keptBefore(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (window.origin !== 'null') localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}
