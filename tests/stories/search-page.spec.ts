import { allOf } from '../support/all-of.ts';
import { hydrated } from '../support/hydration.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { searchPageOf } from '../support/search.ts';
import { closeStorage } from '../support/shortlist.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('a search lives in its address: filters, Back, Forward, reload, title', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/search?q=smoke');
  const search = searchPageOf(page);
  await expect(search.field).toHaveValue('smoke');
  await expect(search.links.first()).toBeVisible();
  await expect(page).toHaveTitle(/^“smoke”, search this site/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const all = await search.count.textContent();
  await search.kind('Claims').click();
  await expect(page).toHaveURL('/search?q=smoke&kind=claim');
  await search.kind('Hazards').click();
  await expect(page).toHaveURL('/search?q=smoke&kind=hazard&kind=claim');
  await page.goBack();
  await expect(search.kind('Hazards')).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expect(search.count).toHaveText(all ?? '');
  await page.goForward();
  await page.reload();
  await expect(search.kind('Claims')).toHaveAttribute('aria-pressed', 'true');
  for (const link of await allOf(search.links)) {
    await expect(link).toHaveAttribute('href', /^\/evidence\//);
  }
  await search.field.fill('');
  await expect(page).toHaveURL('/search?kind=claim');
  await expect(page).toHaveTitle('Search this site | Climate Health Voices');
  await expect(page.getByRole('navigation', { name: 'All pages of this site' })).toBeVisible();
});

test('all of a kind come ten at a time', async ({ page }) => {
  await page.goto('/search?q=health');
  const search = searchPageOf(page);
  await search.results.getByRole('button', { name: /^All \d+ speakers$/ }).click();
  await expect(page).toHaveURL('/search?q=health&kind=speaker');
  await expect(search.field).toBeFocused();
  await expect(search.links).toHaveCount(10);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(search.links).not.toHaveCount(10);
});

for (const size of [desk, phone]) {
  test(`results begin in the first screen and do not jump, ${size.width} px wide`, {
    tag: size === phone ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/search?q=heat%20stroke');
    const search = searchPageOf(page);
    await expect(search.links.first()).toBeInViewport({ ratio: 1 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    await page.goto('/search');
    await hydrated(page);
    expect(await page.evaluate(layoutShift)).toBe(0);
  });
}

// `npm test` tries each kind of hostile string once, in a list.
test('whatever stands in the address, the page works', { tag: '@release' }, async ({ page }) => {
  const search = searchPageOf(page);
  for (const [query, shown] of [
    ['?q=<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['?q="><img src=x onerror=alert(1)>&kind=<b>x</b>', '"><img src=x onerror=alert(1)>'],
    ['?q=%E0%A4%A&q=heat', /^./],
    ['?kind=speaker&kind=speaker&kind=nobody&q=nurse&q=doctor', 'nurse'],
    [`?q=${'word '.repeat(1500)}`, 'word '.repeat(20)],
    ['?q=%00%ED%A0%80', /./],
    ['?__proto__=x&constructor=y&q=toString', 'toString'],
  ] as const) {
    await page.goto(`/search${query}`);
    await expect(search.field).toHaveValue(shown);
    await expect(page.getByText(/^(\d+ results?|No results for .*)$/s).first()).toBeVisible();
  }
});

test('where the browser keeps nothing, I search all the same', async ({ page, context }) => {
  await closeStorage(context);
  await page.goto('/search');
  const search = searchPageOf(page);
  await search.settings.click();
  await expect(search.keep).toBeDisabled();
  await expect(page.getByText(/^Your browser keeps nothing for this site/)).toBeVisible();
  await search.field.fill('midwife');
  await search.send.click();
  await expect(search.links.first()).toHaveText('Sunita Rainwell, CNM');
  await search.field.fill('');
  await expect(search.recent).toHaveCount(0);
});

test.describe('at a lost address', () => {
  test.use({ allowedMessages: [/^console error: (404: no page at|Failed to load resource)/] });

  test('I search for its words, and its nearest pages are named', async ({ page }) => {
    await page.goto('/resources/rapid-response/wildfire');
    const main = page.getByRole('main');
    const near = main.getByRole('navigation', { name: 'Perhaps you were looking for' });
    await expect(near.getByRole('link').first()).toHaveText('Wildfires: rapid response kit');
    const form = main.getByRole('search', { name: 'Search this site' });
    await expect(form.getByRole('searchbox')).toHaveValue('wildfire');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=wildfire');
    await expect(searchPageOf(page).links.first()).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a map of every page', async ({ page }) => {
    await page.goto('/media');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByText(/^The search needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    const map = page.getByRole('navigation', { name: 'All pages of this site' });
    await expect(map.getByRole('link', { name: 'Dr. Amara Quill' })).toBeVisible();
    await map.getByRole('link', { name: 'Community Toolkit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Toolkit');
  });
});
