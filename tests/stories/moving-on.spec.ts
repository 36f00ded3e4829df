import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desk });

test('Back brings me to where I was, a link to a part to that part, and a new page to its top', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/be-catalyst');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Evidence' });
  // Once the fonts are painted, nothing moves between the measurement and the press.
  await page.evaluate(() => document.fonts.ready);
  await link.hover();
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/evidence');

  await test.step('the new page begins at its top, with the skip link first', async () => {
    expect(await place()).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('Back is where I was', async () => {
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/be-catalyst');
    await expect.poll(place).toBe(before);
  });
  await test.step('a link to a part of another page', async () => {
    await page.goto('/resources/rapid-response#flooding');
    const flooding = page.getByRole('region', { name: /Flooding$/ });
    await expect(flooding.getByRole('heading', { level: 2 })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(flooding.getByRole('link').first()).toBeFocused();
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  // Firefox knows no transitions from page to page (`pagereveal`).
  test(`from page to page with motion: ${reducedMotion}`, { tag: '@not-firefox' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      });
    });
    await page.goto('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.locator('html')).toHaveAttribute(
      'data-fades',
      String(reducedMotion === 'no-preference'),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the next page', () => {
  test.use({ extraHTTPHeaders: {} });

  test('is made ready when I am about to follow its link', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium knows the rules');
    await page.goto('/privacy');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    const ready = page.waitForRequest('/terms');
    await link.hover();
    await ready;
    await link.click();
    await expect(page).toHaveURL('/terms');
    const delivered = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
    );
    expect(delivered).toBe('navigational-prefetch');
  });

  test('is not made ready for one who saves data', async ({ request }) => {
    const rules = async (headers = {}) =>
      (await request.get('/privacy', { headers })).headers()['speculation-rules'];
    expect(await rules()).toBe('"/next-page.speculationrules"');
    expect(await rules({ 'Save-Data': 'on' })).toBeUndefined();
  });
});
