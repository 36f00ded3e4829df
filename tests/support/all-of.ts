import { expect, type Locator } from '@playwright/test';

/**
 * Every element of a locator, at least one: waits for the first, so that a loop over them cannot
 * pass because there was none. Those that come later are left out.
 */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
