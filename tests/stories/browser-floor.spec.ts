import type { Page } from '@playwright/test';
import { shellOf } from '../support/elements.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/*
 * Browsers below the floor (docs/decisions/browsers.md), and at the floor without popovers, played
 * by a Chromium that lacks what they lack. The floor itself runs in WPE WebKit.
 */

const darkPaper = 'rgb(14, 22, 29)';

test.describe('in a browser below the floor', () => {
  test.use({
    viewport: desk,
    colorScheme: 'dark',
    allowedMessages: [/script-src 'none'|^failed: .* csp$/],
  });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'MathMLElement')),
  );

  for (const path of [
    '/',
    '/speakers/directory?q=heat',
    '/search?q=heat',
    '/speakers/shortlist?ids=x',
  ]) {
    test(`${path} is as it is without script, in color`, { tag: '@not-firefox' }, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto(path);
      const still = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: desk,
        colorScheme: 'dark',
        javaScriptEnabled: false,
      });
      const stillPage = await still.newPage();
      await stillPage.goto(path);
      expect(await page.locator('body').ariaSnapshot()).toBe(
        await stillPage.locator('body').ariaSnapshot(),
      );
      await expect(page.locator('body')).toHaveCSS('background-color', darkPaper);
      await still.close();
    });
  }
});

test.describe('in a browser without popovers', () => {
  test.use({ viewport: desk });
  test.beforeEach(({ page }) => withoutPopovers(page));

  test('a menu opens and closes as in others', async ({ page }) => {
    await page.goto('/privacy');
    const { themeButton, theme } = shellOf(page);
    await expect(theme('Dark')).toBeHidden();
    await themeButton.click();
    await expect(theme('Dark')).toBeVisible();
    await expect(themeButton).toHaveAttribute('aria-expanded', 'true');
    await theme('Dark').focus();
    await page.keyboard.press('Escape');
    await expect(theme('Dark')).toBeHidden();
    await expect(themeButton).toBeFocused();
    await themeButton.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(theme('Dark')).toBeHidden();
    await expect(themeButton).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('and without script', { tag: '@not-firefox' }, () => {
    test.use({ javaScriptEnabled: false });

    for (const size of [desk, phone]) {
      test(`links of menus stand in the header, ${size.width} px wide`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto('/privacy');
        const { header } = shellOf(page);
        await expect(header.getByRole('button').filter({ visible: true })).toHaveCount(0);
        const links = header.getByRole('navigation').filter({ visible: true }).getByRole('link');
        await expect(links.first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      });
    }
  });
});

/** Makes a Chromium ignore the attribute `popover` and apply the styles for browsers without it. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/<meta http-equiv="content-security-policy"[^>]*>/g, '')
      .replaceAll('@supports not selector(:popover-open)', '@supports (color: red)')
      .replaceAll(' popover="auto"', ' data-popover=""')
      .replaceAll('[popover]', '[data-popover]');

    await route.fulfill({ body: html, contentType: 'text/html' });
  });
}
