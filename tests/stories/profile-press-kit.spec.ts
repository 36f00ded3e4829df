import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fileSizeLabel } from '#site/words.ts';
import { allOf } from '../support/all-of.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { openKit, pressKitOf } from '../support/press-kit.ts';
import { quill } from '../support/profile.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { expect, test } from '../support/test.ts';

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const wordsIn = (text: string) => text.split(/\s+/).length;

  for (const [heading, what] of [
    ['Short biography', 'the short biography'],
    ['Medium biography', 'the medium biography'],
  ] as const) {
    test(`I copy ${what} as it stands there, and am told so once`, async ({ page }) => {
      const announcements = await recordAnnouncements(page);
      const { copy, under } = await openKit(page, quill.path);
      await copy(what).click();
      await expect(copy(what)).toHaveText('Copied');
      const text = await clipboard(page);
      await expect(under(heading)).toContainText(`${wordsIn(text)} words`);
      await expect(under(heading)).toContainText(text);
      expect(await announcements()).toEqual([`polite: Copied ${what}`]);
    });
  }

  test('I copy the long biography, which stands on the page once, as plain text', async ({
    page,
  }) => {
    const { copy, about, under } = await openKit(page, quill.path);
    await copy('the long biography').press('Enter');
    await expect(copy('the long biography')).toHaveText('Copied');
    const text = await clipboard(page);
    const paragraphs = await about.locator('h2 + div').getByRole('paragraph').allTextContents();
    expect(paragraphs.length).toBeGreaterThan(2);
    expect(text).toBe(paragraphs.join('\n\n'));
    await expect(under('Long biography')).toContainText(`${wordsIn(text)} words`);
    await expect(page.getByText(paragraphs[0] ?? '')).toHaveCount(1);
  });

  test('I copy the credit line and the alt text', async ({ page }) => {
    const { copy, under } = await openKit(page, quill.path);
    for (const [heading, what, text] of [
      ['Credit line', 'the credit line', 'Drawing from Notionists by Zoish, CC0 1.0'],
      ['Alt text', 'the alt text', `Portrait of ${quill.name}, emergency physician`],
    ] as const) {
      await copy(what).click();
      await expect(copy(what)).toHaveText('Copied');
      expect(await clipboard(page)).toBe(text);
      await expect(under(heading)).toContainText(text);
    }
  });
});

test('a browser that refuses to copy says so and leaves the text to select', async ({ page }) => {
  await refuseCopy(page);
  const announcements = await recordAnnouncements(page);
  const { copy } = await openKit(page, quill.path);
  await copy('the short biography').click();
  const sorry = 'Your browser did not let us copy. Select the text and copy it by hand.';
  await expect(pressKitOf(page).kit.getByText(sorry)).toBeVisible();
  await expect(copy('the short biography')).toHaveText('Copy');
  expect(await announcements()).toEqual([`polite: ${sorry}`]);
});

test('every headshot is there, as large and as heavy as it says', async ({ page }) => {
  const { downloads } = await openKit(page, quill.path);
  const items = [];
  for (const link of await allOf(downloads)) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const jpeg = await answer.body();
    const { width, height, density, exif } = await sharp(jpeg).metadata();
    const size = `${width} × ${height} pixels`;
    await expect(link).toHaveAccessibleName(
      new RegExp(`^Download \\w+ for \\w+ \\(JPEG, ${fileSizeLabel(jpeg.length)}\\)$`),
    );
    await expect(link.locator('xpath=..')).toContainText(size);
    expect(exif?.toString('latin1')).toContain('Notionists by Zoish');
    items.push([(await link.textContent())?.replace(/ \(.*/, ''), size, density]);
  }
  expect(items).toEqual([
    ['Download portrait for print', '1800 × 2160 pixels', 300],
    ['Download portrait for web', '800 × 960 pixels', 72],
    ['Download square for print', '1800 × 1800 pixels', 300],
    ['Download square for web', '800 × 800 pixels', 72],
  ]);
});

test('a headshot is saved under a name that can be read', { tag: '@not-firefox' }, async ({
  page,
}) => {
  const { downloads } = await openKit(page, quill.path);
  const saved = page.waitForEvent('download');
  await downloads.first().click();
  expect((await saved).suggestedFilename()).toBe('amara-quill-portrait-print.jpg');
});

test('I walk through the kit with the keyboard alone', async ({ page }) => {
  const { print, copies, downloads } = await openKit(page, quill.path);
  await print.focus();
  const [short, medium, long, credit, alt] = await allOf(copies);
  for (const stop of [short, medium, long, ...(await allOf(downloads)), credit, alt]) {
    await page.keyboard.press('Tab');
    if (stop) await expect(stop).toBeFocused();
  }
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I read the biographies and take the headshots', async ({ page }) => {
    await page.goto(quill.path);
    const { kit, downloads } = pressKitOf(page);
    await expect(kit.getByText('has worked night shifts')).toBeVisible();
    await expect(downloads).toHaveCount(4);
    await expect(kit.getByRole('button')).toHaveCount(0);
  });
});
