import { allOf } from '../support/all-of.ts';
import { openDirectory } from '../support/directory.ts';
import { hydrated } from '../support/hydration.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('leaving a menu closes it, by Tab and by a press beside it', async ({ page }) => {
  const directory = await openDirectory(page);
  const region = directory.menu('Lives in');
  await region.click();
  await expect(region).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(region).toHaveAttribute('aria-expanded', 'false');
  await region.click();
  await page.keyboard.press('Shift+Tab');
  await expect(region).toHaveAttribute('aria-expanded', 'false');
});
test('on a phone the fields of expertise begin with two rows, and all come at a press', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const directory = await openDirectory(page, '?tag=Youth');
  await expect(directory.remove('Youth'), 'what is chosen stays in view').toBeVisible();
  await directory.filters.click();
  await expect(directory.tag('Youth')).toBeVisible();
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
    await directory.menu('Lives in').focus();
    await directory.search.focus();
    await directory.search.fill('wheezing');
    await expect(directory.count).toHaveText(/^Showing [1-9]/);
  });
});

test.describe('when the script does not arrive', () => {
  test.use({ allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/] });

  test('the form still asks', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/speakers/directory');
    await page.getByRole('searchbox').fill('heat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=heat/);
  });
});

test('the picture of a card below the fold waits, and every picture has its place', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/speakers/directory');
  await hydrated(page);
  const pictures = page.getByRole('article').locator('img');
  for (const picture of await allOf(pictures)) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
  }
});

test('typing three hundred letters writes the address at most ten times', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { writes: number };
    counted.writes = 0;
    for (const how of ['pushState', 'replaceState'] as const) {
      const write = history[how].bind(history);
      history[how] = (...args) => {
        counted.writes += 1;
        write(...args);
      };
    }
  });
  const directory = await openDirectory(page);
  for (let word = 0; word < 5; word++) {
    await directory.search.pressSequentially(
      'heat wave in the city and what to do about it old '.slice(0, 60),
    );
    await directory.search.fill('');
  }
  await directory.search.pressSequentially('smoke');
  await expect(page).toHaveURL(/q=smoke/);
  expect(
    await page.evaluate(() => (window as unknown as { writes: number }).writes),
  ).toBeLessThanOrEqual(10);
});

test('the way back from a profile brings the list as it was', { tag: '@long' }, async ({
  page,
}) => {
  const directory = await openDirectory(page);
  await directory.tag('Flooding').click();
  const count = (await directory.count.textContent()) ?? '';
  await directory.cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/speakers\/profile\//);
  await page.goBack();
  await expect(directory.tag('Flooding')).toHaveAttribute('aria-pressed', 'true');
  await expect(directory.count).toHaveText(count);
});
