import { expect, test } from '../support/test.ts';

const fontsOf = 'link[rel=preload][as=font]';

test('the fonts are fetched ahead where the line is fast', async ({ page }) => {
  await page.goto('/about/about-us');
  await expect(page.locator(fontsOf)).toHaveCount(2);
  // The fonts are optional, so the browser decides whether the first page has them.
  const fetched = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
  await expect.poll(() => page.evaluate(fetched)).toBe(2);
});

test('on a slow line the first page waits for no font, and the next one has them', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const late = { get: () => 1000 };
    Object.defineProperty(PerformanceResourceTiming.prototype, 'responseStart', late);
  });
  await page.goto('/about/about-us');
  await expect(page.locator(fontsOf)).toHaveCount(0);
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).not.toHaveURL(/about-us/);
  await expect(page.locator(fontsOf)).toHaveCount(2);
});
