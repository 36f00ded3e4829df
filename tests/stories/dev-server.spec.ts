import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type Page } from '@playwright/test';
import { expect, test } from '../support/dev-site.ts';

/** Counts loads of the page until there is none for 10 s, or there were `most`. */
async function loadsUntilRest(page: Page, most: number): Promise<number> {
  for (let loads = 0; loads < most; loads++) {
    try {
      await page.waitForEvent('domcontentloaded', { timeout: 10_000 });
    } catch (fault) {
      if (fault instanceof errors.TimeoutError) return loads;
      throw fault;
    }
  }
  return most;
}

test('while I write, the page rests until I save a file, and then shows what I wrote', async ({
  page,
  devSite,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about/vision');

  await test.step('it rests, once the new server has made its first page ready', async () => {
    expect(await loadsUntilRest(page, 4), 'loads without a change').toBeLessThan(4);
    await expect(heading).toHaveText('Our Purpose');
  });
  await test.step('it shows what I saved, and rests again', async () => {
    const file = join(devSite.folder, 'content/pages/vision.yaml');
    const shown = page.waitForEvent('domcontentloaded', { timeout: 60_000 });
    writeFileSync(file, readFileSync(file, 'utf8').replace('Our Purpose', 'Our New Purpose'));
    await shown;
    await expect(heading).toHaveText('Our New Purpose');
    // On a slow machine the server may tell the page twice of one change.
    expect(await loadsUntilRest(page, 2), 'more loads for one change').toBeLessThan(2);
  });
  expect(devSite.printed()).not.toContain('MaxListenersExceededWarning');
});
