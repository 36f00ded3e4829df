import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { desk, phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const href = '/media-inquiries/media-kit';

for (const [size, viewport] of [
  ['a desk', desk],
  ['a telephone', phone],
] as const) {
  test(`on ${size} I find a logo, a fact and a clip, and take them along`, {
    tag: size === 'a desk' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(href);

    await test.step('every preview comes when it is near, and stands on its own ground', async () => {
      const brand = page.getByRole('region', { name: 'Brand assets' });
      const white = brand.getByRole('img', { name: /in white$/ });
      await white.scrollIntoViewIfNeeded();
      await expect.poll(() => widthOf(white)).toBeGreaterThan(100);
      const ground = (name: RegExp) =>
        brand
          .getByRole('img', { name })
          .locator('..')
          .evaluate((tile) => getComputedStyle(tile).backgroundColor);
      const grounds = [await ground(/in white$/), await ground(/light grounds$/)];
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([await ground(/in white$/), await ground(/light grounds$/)]).toEqual(grounds);
    });

    await test.step('a fact sheet opens with the name of its file', async () => {
      const materials = page.getByRole('region', { name: 'Organizational materials' });
      const coming = page.waitForEvent('download');
      await materials
        .getByRole('link', {
          name: /^Download PDF \(Extreme Heat: fact sheet\)( \d+ pages?,)? \d+ kB, /,
        })
        .click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('fact-sheet-extreme-heat.pdf');
      expect(String(readFileSync(await download.path())).slice(0, 5)).toBe('%PDF-');
    });

    await test.step('by keyboard a clip plays in its place, silent and captioned', async () => {
      await page.getByRole('link', { name: /^Download MP4 .*A clinic door/ }).focus();
      await tabTo(page, /^Play the clip: A bus stop/);
      await page.keyboard.press('Enter');
      const player = page.getByLabel('A bus stop at noon');
      await expect(player).toBeFocused();
      await expect.poll(() => playing(page)).toBe(true);
      const playerState = await player.evaluate((video: HTMLVideoElement) => [
        video.muted,
        video.textTracks[0]?.mode,
        video.videoWidth,
      ]);
      expect(playerState).toEqual([true, 'showing', 1920]);
    });

    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
  });
}

test('without script every clip is a link to its film', { tag: '@not-firefox' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(href);
  const plays = page.getByRole('link', { name: /^Play the clip/ });
  await expect(plays).toHaveCount(4);
  await expect(plays.first()).toHaveAttribute(
    'href',
    '/media-inquiries/media-kit/clips/clinic-door.mp4',
  );
  await context.close();
});

function widthOf(image: ReturnType<Page['getByRole']>): Promise<number> {
  return image.evaluate((one: HTMLImageElement) => one.naturalWidth);
}

function playing(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
}
