import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desk });

test('Back brings me to where I was, a link to a part to that part, and a new page to its top', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/be-catalyst');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Evidence' });
  await link.scrollIntoViewIfNeeded();
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
    await page.goBack();
    await page.goBack();
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
  test(`from page to page with motion: ${reducedMotion}`, async ({ page }) => {
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

test('a page names rules of this site by which the next is made ready', async ({ request }) => {
  const page = await request.get('/privacy');
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(await rules.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});
