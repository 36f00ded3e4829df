import type { Page } from '@playwright/test';
import { shellOf } from '../support/elements.ts';
import { choose } from '../support/press.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: desk, colorScheme: 'light' });

const darkPaper = 'rgb(14, 22, 29)';
const lightPaper = 'rgb(246, 248, 246)';
const expectPaper = (page: Page) => expect(page.locator('body'));

async function chooseTheme(page: Page, name: 'System' | 'Light' | 'Dark') {
  const { themeButton, theme } = shellOf(page);
  await themeButton.click();
  await choose(theme(name));
  await page.keyboard.press('Escape');
  await expect(themeButton).toBeFocused();
}

// Not in Firefox: its driver cannot change the color scheme of an open page.
test('until I choose, the site follows my system', { tag: '@not-firefox' }, async ({ page }) => {
  await page.goto('/privacy');
  await expectPaper(page).toHaveCSS('background-color', lightPaper);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPaper(page).toHaveCSS('background-color', darkPaper);
  await shellOf(page).themeButton.click();
  await expect(shellOf(page).theme('System')).toBeChecked();
});

test('my choice is kept on every page, from the first moment it shows', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const theme = document.documentElement.getAttribute('data-theme');
      document.documentElement.setAttribute('data-theme-at-first', String(theme));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/privacy');
  await chooseTheme(page, 'Dark');
  await expectPaper(page).toHaveCSS('background-color', darkPaper);

  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'dark');
  await expectPaper(page).toHaveCSS('background-color', darkPaper);
  await shellOf(page).themeButton.click();
  await expect(shellOf(page).theme('Dark')).toBeChecked();
});

test('I can have it light while my system is dark, and go back to the system', {
  tag: ['@firefox', '@dark'],
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/privacy');
  await chooseTheme(page, 'Light');
  await page.reload();
  await expectPaper(page).toHaveCSS('background-color', lightPaper);
  await chooseTheme(page, 'System');
  await page.reload();
  await expectPaper(page).toHaveCSS('background-color', darkPaper);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('where nothing may be kept, the choice holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/privacy');
  await chooseTheme(page, 'Dark');
  await expectPaper(page).toHaveCSS('background-color', darkPaper);
  // The scripts after the one that failed to read storage still run.
  await shellOf(page).speakersButton.click();
  await expect(shellOf(page).submenu).toBeVisible();
});
