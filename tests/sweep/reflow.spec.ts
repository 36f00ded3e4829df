import { allPages, fewOfEach } from '../support/site-pages.ts';
import { desk, narrow, phone, zoomed } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { cutFaults, spaceText, targetFaults, widthFaults } from './reflow.ts';

for (const path of fewOfEach(allPages())) {
  test(`${path} fits small windows, wide text and thick fingers`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    expect.soft(await page.evaluate(targetFaults), 'targets on a desk').toEqual([]);
    expect.soft(await page.evaluate(widthFaults), 'width on a desk').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await page.evaluate(targetFaults), 'targets on a phone').toEqual([]);
    await page.setViewportSize(narrow);
    expect.soft(await page.evaluate(widthFaults), 'width at 320 px').toEqual([]);
    expect.soft(await page.evaluate(cutFaults), 'cut at 320 px').toEqual([]);
    await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(widthFaults), 'width at 400% zoom').toEqual([]);
    await page.evaluate(spaceText);
    expect.soft(await page.evaluate(widthFaults), 'width with spaced text').toEqual([]);
    expect.soft(await page.evaluate(cutFaults), 'cut with spaced text').toEqual([]);
    await page.setViewportSize(desk);
    expect.soft(await page.evaluate(cutFaults), 'cut with spaced text on a desk').toEqual([]);
  });
}
