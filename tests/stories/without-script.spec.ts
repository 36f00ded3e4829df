import { shellOf } from '../support/elements.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the submenu opens without JavaScript', { tag: '@not-firefox' }, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/privacy');
  const { speakersButton, submenu } = shellOf(page);
  await speakersButton.click();
  await submenu.getByRole('link', { name: 'Become a Speaker' }).click();
  await expect(page).toHaveURL('/speakers/join');
});

test('the mobile menu and its groups open without JavaScript', { tag: '@not-firefox' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/privacy');
  const { menuButton, menu, group } = shellOf(page);
  await menuButton.click();
  await expect(menu).toBeVisible();
  await group('Speakers').row.click();
  await expect(group('Speakers').links).toBeVisible();
});

test('a control that needs JavaScript is not there', { tag: '@not-firefox' }, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/privacy');
  await expect(shellOf(page).themeButton).toBeHidden();
});
