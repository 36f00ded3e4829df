import { expect, test } from '../support/test.ts';

test('from the foot of a page I come to who pays, and see what of it is an example', async ({
  page,
}) => {
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Who We Are' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are and who pays');
  for (const part of ['People', 'Money', 'Address']) {
    await expect(page.getByRole('heading', { name: `${part} Example` })).toBeVisible();
  }
  const income = page.getByRole('region', { name: 'Where it comes from' });
  const dollars = await income.getByRole('definition').allInnerTexts();
  expect(dollars.reduce((sum, amount) => sum + Number(amount.replace('$', '')), 0)).toBe(100);
});

test('each correction leads to the figure that was corrected', async ({ page }) => {
  await page.goto('/about/who-we-are');
  const corrections = page.getByRole('region', { name: 'What we corrected' });
  await expect(corrections).toContainText(/Changes since they were first written: \d+/);
  await corrections.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/evidence\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible();
});
