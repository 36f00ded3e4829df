import { shellOf } from '../support/elements.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desk });
test.beforeEach(async ({ page }) => {
  await page.goto('/privacy');
});

test('I open the speakers submenu with the mouse and go to the directory', async ({ page }) => {
  const { speakersButton, submenu } = shellOf(page);
  await expect(speakersButton).toHaveAttribute('aria-expanded', 'false');
  await speakersButton.click();
  await expect(speakersButton).toHaveAttribute('aria-expanded', 'true');
  await submenu.getByRole('link', { name: 'Our Speakers' }).click();
  await expect(page).toHaveURL('/speakers/directory');
  await expect(submenu).toBeHidden();
});

test('a press elsewhere closes the submenu', async ({ page }) => {
  const { speakersButton, submenu, mainPart } = shellOf(page);
  await speakersButton.click();
  await expect(submenu).toBeVisible();
  await mainPart.click({ position: { x: 8, y: 300 } });
  await expect(submenu).toBeHidden();
  await expect(speakersButton).toHaveAttribute('aria-expanded', 'false');
});

test('I open it with Enter, and Escape brings me back to its button', async ({ page }) => {
  const { speakersButton, submenu } = shellOf(page);
  await speakersButton.focus();
  await page.keyboard.press('Enter');
  await expect(submenu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(submenu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(submenu).toBeHidden();
  await expect(speakersButton).toBeFocused();
});

test('walking out of it with Tab closes it', async ({ page }) => {
  const { header, speakersButton, submenu } = shellOf(page);
  await speakersButton.focus();
  await page.keyboard.press('Space');
  await expect(submenu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Stories' })).toBeFocused();
  await expect(submenu).toBeHidden();
});

test('the header tells me where I am', async ({ page }) => {
  const { header } = shellOf(page);
  await page.goto('/stories');
  await expect(header.getByRole('link', { name: 'Stories' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(header.getByRole('link', { name: 'Media' })).not.toHaveAttribute('aria-current');
});

test('the skip link takes me past the header', async ({ page }) => {
  const { mainPart } = shellOf(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mainPart).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mainPart.getByRole('link').first()).toBeFocused();
});
