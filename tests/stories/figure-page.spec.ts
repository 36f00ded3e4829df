import { expect, test } from '../support/test.ts';

test('from the list of all figures to the page of one, and what it rests on', async ({ page }) => {
  await page.goto('/evidence');
  await page.getByRole('link', { name: 'Its page (4x)' }).click();
  await expect(page).toHaveURL('/evidence/rr-billion-dollar');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('about four times as many');
  await expect(
    main.getByRole('img', { name: /^Bars of US billion-dollar disasters a year: 3 in 1980/ }),
  ).toBeVisible();
  await expect(main.getByText(/^Read with care\. More building in risky places/)).toBeVisible();
  const limits = main.getByRole('region', { name: 'What it does not say' });
  await expect(limits).toContainText('That climate change alone did this.');
  await main
    .getByRole('region', { name: 'Used on' })
    .getByRole('link', { name: 'Extreme Weather', exact: true })
    .click();
  await expect(page).toHaveURL(/\/resources\/rapid-response/);
});

test('every number of a chart is in a table, which is reached and scrolled by keyboard', async ({
  page,
}) => {
  await page.goto('/evidence/rr-billion-dollar');
  const numbers = page.getByText(/^The numbers/);
  await numbers.press('Enter');
  const region = page.getByRole('region', { name: /^Billion-dollar disasters/ });
  await expect(region.getByRole('row', { name: '2023 28 95.2 492' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(region).toBeFocused();
  await page.keyboard.press('End');
  await expect(region.getByRole('row', { name: /^2024/ })).toBeInViewport();
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a chart is copied with its caution and its source', async ({ page }) => {
    await page.goto('/evidence/heat-older-adults-global');
    await page
      .getByRole('figure')
      .getByRole('button', { name: /^Copy with source/ })
      .click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^Without warming, heat deaths over age 65/);
    expect(await copied()).toMatch(/Read with care\. Worldwide, not the US/);
    expect(await copied()).toMatch(/Partly confirmed: .*\/evidence\/heat-older-adults-global$/);
  });
});

test('a figure without a series has what it counts, and a draft figure its status', async ({
  page,
}) => {
  await page.goto('/evidence/flood-action-driving');
  await expect(page.getByText('One bar for each of the 12 inches')).toBeVisible();
  await page.goto('/evidence/rr-northeast-rain');
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();
  await expect(page.getByText('Closest published figure: about 60%')).toBeVisible();
});

test.describe('without JavaScript', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('chart, numbers and citations are all there', async ({ page }) => {
    await page.goto('/evidence/flood-hurricane-deaths');
    await expect(page.getByRole('figure')).toContainText('57%');
    await page.getByText(/^The numbers/).click();
    await expect(page.getByRole('row', { name: 'Storm surge 49% 11%' })).toBeVisible();
    await page.getByText('Other forms').click();
    await expect(page.getByText(/^TY {2}- /)).toBeVisible();
  });
});
