import { openLibrary } from '../support/library.ts';
import { expect, test } from '../support/test.ts';

test('the arrows go round the types, Home and End to their ends', async ({ page }) => {
  const library = await openLibrary(page);
  await library.tab('All Types').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Reports'],
    ['End', 'Toolkits'],
    ['ArrowRight', 'All Types'],
    ['ArrowLeft', 'Toolkits'],
    ['Home', 'All Types'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(library.tab(name), key).toBeFocused();
    await expect(library.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('in forced colors the chosen tab has a border and a pressed topic a mark', {
  tag: ['@firefox', '@forced-colors'],
}, async ({ page }) => {
  const library = await openLibrary(page, '?topic=communication&type=guide');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(library.tab('Guides')).toHaveCSS('border-left-width', '2px');
  await expect(library.tab('Reports')).toHaveCSS('border-left-width', '0px');
  const mark = await library
    .topic('Communication')
    .evaluate((chip) => getComputedStyle(chip, '::before').content);
  expect(mark).toContain('✓');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the signup says what happens', async ({ page }) => {
    await page.goto('/resources/library');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /You are signed up once you have sent it\. Your mail program opens .* some signs may have changed/,
    );
  });
});
