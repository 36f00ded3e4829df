import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const tabs = [
  ['Rapid Response', '/resources/rapid-response'],
  ['Key Messages', '/resources/key-messages'],
  ['Events Calendar', '/resources/events-calendar'],
  ['Resource Library', '/resources/library'],
] as const;

for (const [place, viewport] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport });

    test('the index has its heading, two buttons, the tabs, and a way into each section', async ({
      page,
    }) => {
      await page.goto('/resources');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Evidence-Based Climate Health Resources',
      );
      const nav = main.getByRole('navigation', { name: 'Resources' });
      for (const [label] of tabs)
        await expect(nav.getByRole('link', { name: label })).toBeVisible();
      await expect(nav.locator('[aria-current]')).toHaveCount(0);
      const sections = page.getByRole('region', { name: 'Five places to start' });
      for (const [label, path] of [
        ...tabs,
        ['Community Toolkit', '/resources/community-toolkit'],
      ]) {
        const entry = sections.getByRole('listitem').filter({ hasText: label });
        await expect(entry.getByRole('link', { name: label })).toHaveAttribute('href', path ?? '');
        expect((await entry.innerText()).length, label).toBeGreaterThan(60);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('the buttons and the tabs lead on by keyboard, and only the page’s own tab is current', {
      tag: '@long',
    }, async ({ page }) => {
      for (const [label, path] of tabs.slice(0, 2)) {
        await page.goto('/resources');
        const buttons = page.getByRole('main').getByRole('link', { name: label, exact: true });
        await buttons.first().focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(path);
      }
      for (const [label, path] of tabs) {
        const nav = page.getByRole('main').getByRole('navigation', { name: 'Resources' });
        const tab = nav.getByRole('link', { name: label });
        await tab.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(path);
        await expect(nav.locator('[aria-current="page"]')).toHaveText(label);
      }
    });
  });
}

test('the toolkit beside the tabs marks none; a page below one leads up by its path', async ({
  page,
}) => {
  await page.goto('/resources/community-toolkit');
  const nav = page.getByRole('main').getByRole('navigation', { name: 'Resources' });
  await expect(nav.getByRole('link')).toHaveCount(4);
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  await page.goto('/resources/rapid-response/wildfires');
  const path = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(path.getByRole('link', { name: 'Rapid Response Guide' })).toBeVisible();
});
