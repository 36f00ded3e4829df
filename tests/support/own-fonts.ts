import { expect, type Page } from '@playwright/test';

/**
 * Opens a page again and again until it is drawn in its own fonts. On a busy machine the first
 * visit has fallback fonts, which can be a fifth wider; in Firefox the second one too.
 */
export async function openInOwnFonts(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open();
  await page.evaluate(() => document.fonts.ready);
  await expect(async () => {
    await open();
    const states = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    expect(states).not.toContain('error');
  }).toPass({ timeout: 60_000 });
}
