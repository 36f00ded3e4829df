import { shellOf } from '../support/elements.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: phone });
test.beforeEach(async ({ page }) => {
  await page.goto('/privacy');
});

test('I open the menu and its groups, each for itself', async ({ page }) => {
  const { menuButton, menu, group } = shellOf(page);
  await expect(menu).toBeHidden();
  await menuButton.click();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  await group('About Us').row.click();
  await group('Resources').row.click();
  await expect(group('About Us').links).toBeVisible();
  await expect(group('Resources').links).toBeVisible();
  await expect(group('Speakers').links).toBeHidden();
  await group('About Us').row.click();
  await expect(group('About Us').links).toBeHidden();
  await expect(group('Resources').links).toBeVisible();
});

test('a link takes me on, and Back does not bring the menu with it', async ({ page }) => {
  const { menuButton, menu, group } = shellOf(page);
  await menuButton.click();
  await group('About Us').row.click();
  await group('About Us').links.getByRole('link', { name: 'Our Vision' }).click();
  await expect(page).toHaveURL('/about/vision');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(menu).toBeHidden();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes it and brings me back to its button', async ({ page }) => {
  const { menuButton, menu } = shellOf(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();
});
