import type { Page } from '@playwright/test';
import { everyRule } from '../support/axe.ts';
import { listen } from '../support/contact.ts';
import { live, openDirectory } from '../support/directory.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the focus is on something whose name begins so. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const found = await focused.evaluate((element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return element.id === 'search-speakers' ? 'Search by name or title' : label.trim();
    });
    if (typeof name === 'string' ? found.startsWith(name) : name.test(found)) return focused;
  }
  throw new Error(`Tab never came to ${name}`);
}

for (const size of [desk, phone]) {
  test(`with the keyboard alone, from a need to a profile, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const directory = await openDirectory(page);
    await tabTo(page, 'Search by name or title');
    await page.keyboard.type('heat');
    if (size === phone) {
      await tabTo(page, 'More filters');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'Language');
    await page.keyboard.press('Enter');
    await expect(directory.menu('Language')).toHaveAttribute('aria-expanded', 'true');
    await directory.option('Spanish').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(directory.menu('Language')).toBeFocused();
    await expect(directory.menu('Language')).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, 'Remove filter: Spanish');
    await page.keyboard.press('Delete');
    await expect(directory.search).toBeFocused();
    const [first = ''] = await directory.names.allTextContents();
    await tabTo(page, new RegExp(`^${first}$`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  });
}

test('removing a filter moves on to the next one', async ({ page }) => {
  const directory = await openDirectory(page, '?tag=Asthma&lang=English&region=West');
  await directory.remove('English').focus();
  await page.keyboard.press('Enter');
  await expect(directory.remove('West')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(directory.remove('Asthma')).toBeFocused();
});

test('leaving a menu closes it, by Tab and by a press beside it', async ({ page }) => {
  const directory = await openDirectory(page);
  const region = directory.menu('Region');
  await region.click();
  await expect(region).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(region).toHaveAttribute('aria-expanded', 'false');
  await region.click();
  await page.keyboard.press('Shift+Tab');
  await expect(region).toHaveAttribute('aria-expanded', 'false');
});

test('a change of the list is said once', async ({ page }) => {
  const said = await listen(page);
  const directory = await openDirectory(page);
  expect(await said()).toEqual([]);

  await directory.tag('Flooding').click();
  const one = (await directory.count.textContent()) ?? '';
  await expect.poll(said).toEqual([`polite: ${one}`]);

  await directory.remove('Flooding').click();
  await expect
    .poll(said)
    .toEqual([`polite: ${one}`, 'polite: Removed Flooding. Showing 26 of 26 speakers']);

  await directory.search.pressSequentially('midwife');
  await expect(directory.count).not.toHaveText('Showing 26 of 26 speakers');
  const typed = (await directory.count.textContent()) ?? '';
  await expect.poll(async () => (await said()).slice(2)).toEqual([`polite: ${typed}`]);

  await directory.search.fill('zzzz');
  await expect
    .poll(async () => (await said()).at(-1))
    .toBe('polite: No speakers match your search criteria');

  await directory.clear.click();
  await expect
    .poll(async () => (await said()).at(-1))
    .toBe('polite: Filters cleared. Showing 26 of 26 speakers');
  expect(await said()).toHaveLength(5);
});

test.describe('axe finds nothing', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of [desk, phone]) {
      test(`in any state of the directory, ${colorScheme}, ${size.width} px wide`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        const directory = await openDirectory(page);
        if (size === phone) {
          await directory.allTags.click();
          await expect(directory.tag('Youth')).toBeVisible();
          await directory.moreFilters.click();
        }
        await directory.tag('Extreme heat').click();
        await directory.menu('Language').click();
        await directory.option('Spanish').check();
        expect(await everyRule(page), 'menu open, filters on').toEqual([]);
        await page.keyboard.press('Escape');
        await directory.search.fill('zebra smoke');
        await expect(directory.none).toBeVisible();
        expect(await everyRule(page), 'nobody matches').toEqual([]);
      });
    }
  }
});

test('on a phone the fields of expertise begin with two rows, and all come at a press', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const directory = await openDirectory(page, '?tag=Youth');
  await expect(directory.tag('Youth'), 'what is chosen stays in view').toBeVisible();
  await expect(directory.tag('Workers')).toBeHidden();
  await directory.allTags.click();
  await expect(directory.tag('Workers')).toBeVisible();
});

test.describe('when a part does not arrive', () => {
  test.use({ allowedMessages: [/search-index\.json|net::ERR_FAILED/] });

  test('without the index, names and titles are searched and the page says so', async ({
    page,
  }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    const directory = await openDirectory(page);
    await directory.search.fill('midwife');
    await expect(page.getByText('Only names and titles are searched just now.')).toBeVisible();
    await expect(directory.names).toHaveText([/Sunita Rainwell/]);
    await page.unroute('**/search-index.json');
    await directory.search.fill('');
    await directory.menu('Region').focus();
    await directory.search.focus();
    await directory.search.fill('wheezing');
    await expect(directory.count).toHaveText(/^Showing [1-9]/);
  });
});

test.describe('when the script does not arrive', () => {
  test.use({ allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/] });

  test('the list still stands and the form still asks', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/speakers/directory?tag=Asthma');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(26);
    await page.getByRole('searchbox').fill('heat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=heat/);
  });
});

test('the picture of a card below the fold waits, and every picture has its place', async ({
  page,
}) => {
  await page.goto('/speakers/directory');
  await live(page);
  const pictures = page.getByRole('article').locator('img');
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
});
