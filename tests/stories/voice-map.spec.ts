import type { Page } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { openDirectory } from '../support/directory.ts';
import { desk, narrow } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const mapPage = '/speakers/directory/map';

/** The parts of the map, found as a visitor would name them. */
function mapOf(page: Page) {
  const main = page.getByRole('main');
  return {
    square: (code: string) => main.getByRole('link', { name: new RegExp(`^${code}, `) }),
    squares: main.getByRole('link', { name: /^[A-Z]{2}, [^:]+: .+, .+ can come$/ }),
    /** The part about one state. */
    place: (name: string) => main.getByRole('region', { name, exact: true }),
    views: main.getByRole('navigation', { name: 'View' }),
  };
}

test('with the keyboard I reach the map, choose a state, and come to somebody who lives there', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize(desk);
  await openDirectory(page);
  await mapOf(page).views.getByRole('link', { name: 'Map' }).press('Enter');
  await expect(page).toHaveURL(mapPage);
  const texas = await tabTo(page, /^TX/);
  await expect(texas).toHaveAccessibleName(/^TX, Texas: 1 voice lives here, \d+ can come$/);
  await page.keyboard.press('Enter');
  const place = mapOf(page).place('Texas');
  await expect(place).toBeVisible();
  await tabTo(page, /^Dr\. Amara Quill/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/speakers/profile/amara-quill');
});

test('with the keyboard I leave the map by its first link', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto(mapPage);
  await tabTo(page, /^Skip the map$/);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'All states as a list' })).toBeFocused();
});

test('a state says how many can speak there, and the directory shows as many', async ({ page }) => {
  await page.goto(`${mapPage}#KS`);
  const place = mapOf(page).place('Kansas');
  await expect(place).toContainText('Nobody in the network lives in Kansas yet.');
  const link = place.getByRole('link', { name: /^Show the \d+ who can speak in Kansas$/ });
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  await link.click();
  await expect(page.getByText(new RegExp(`^Showing ${count} of \\d+ speakers`))).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Kansas');
});

test('the list beside the map leads to the same places', async ({ page }) => {
  await page.goto(mapPage);
  await page.getByText('All states as a list').click();
  const rows = page.getByRole('main').locator('details').getByRole('link');
  await expect(rows).toHaveCount(await mapOf(page).squares.count());
  await rows.filter({ hasText: 'Ohio' }).click();
  await expect(mapOf(page).place('Ohio')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a square of the home page leads to who lives there', { tag: '@not-firefox' }, async ({
    page,
  }) => {
    await page.goto('/');
    await mapOf(page).square('LA').click();
    await expect(page).toHaveURL(`${mapPage}#LA`);
    const residents = mapOf(page).place('Louisiana').getByRole('heading', { level: 3 });
    await expect(residents.filter({ has: page.getByRole('link') })).toHaveCount(2);
  });
});

test.describe('in a window 320 pixels wide', () => {
  test.use({ viewport: narrow });

  for (const path of [mapPage, '/']) {
    test(`squares of ${path} stand 24 pixels apart, from middle to middle`, async ({ page }) => {
      await page.goto(path);
      const { squares } = mapOf(page);
      expect(await squares.count()).toBeGreaterThan(15);
      const middles: { x: number; y: number }[] = [];
      for (const square of await allOf(squares)) {
        const box = await square.boundingBox();
        if (box) middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
      const gaps = middles.flatMap((one, index) =>
        middles.slice(index + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
    });
  }
});
