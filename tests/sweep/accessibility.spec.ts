import { contrast, everyRule } from '../support/axe.ts';
import { allPages, fewOfEach } from '../support/site-pages.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const inAllColors = fewOfEach(allPages());

for (const path of allPages()) {
  test(`${path} has no barrier that a machine can find`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    expect.soft(await everyRule(page), 'on a desk, light').toEqual([]);
    if (!inAllColors.includes(path)) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrast(page), 'on a desk, dark').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await everyRule(page), 'on a phone, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await contrast(page), 'on a phone, light').toEqual([]);
  });
}
