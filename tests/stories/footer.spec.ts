import { shellOf } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';

const thisYear = new Date().getFullYear();

test('the footer shows the year of my clock when the site is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date(thisYear + 3, 6, 1));
  await page.goto('/privacy');
  await expect(shellOf(page).footer).toContainText(`© ${thisYear + 3} Climate Health Voices`);
});

test('a clock that lost its date does not make the site older than it is', async ({ page }) => {
  await page.clock.setFixedTime(new Date(1970, 0, 1));
  await page.goto('/privacy');
  await expect(shellOf(page).footer).not.toContainText('1970');
});

test('help is at the same place on every page', async ({ page }) => {
  for (const path of ['/privacy', '/stories', '/nowhere']) {
    await page.goto(path);
    const help = shellOf(page).footer.getByRole('link');
    await expect.soft(help.filter({ hasText: 'Contact us' })).toHaveCount(1);
    await expect.soft(help.filter({ hasText: 'Report a barrier' })).toHaveCount(1);
  }
});
