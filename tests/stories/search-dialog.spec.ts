import { allOf } from '../support/all-of.ts';
import { recordAnnouncements } from '../support/contact.ts';

import { holdScripts } from '../support/hold-scripts.ts';
import { hydrated } from '../support/hydration.ts';
import { unchoose } from '../support/press.ts';
import { indexFiles, openSearch, searchDialogOf, searchPageOf } from '../support/search.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('the search opens from the header and by its keys, and gives focus back', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/media');
  const { dialog, field, opener } = searchDialogOf(page);
  await test.step('a press', async () => {
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('heat');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  for (const keys of ['/', 'Control+k']) {
    await test.step(keys, async () => {
      await page.keyboard.press(keys);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  }
  await test.step('in a field / is a letter', async () => {
    await page.goto('/stories');
    const stories = page.getByRole('searchbox', { name: 'Search stories' });
    await stories.pressSequentially('3/4');
    await expect(stories).toHaveValue('3/4');
    await expect(dialog).toBeHidden();
  });
  await test.step('a press that asks for a new tab is the browser’s', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      opener.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(dialog).toBeHidden();
    await tab.close();
  });
});

for (const keys of ['/', 'Control+k']) {
  test(`what I type right after ${keys} is not lost on a slow connection`, {
    tag: keys === 'Control+k' ? '@release' : [],
  }, async ({ page }) => {
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 500));
      await route.continue();
    });
    const { dialog, field, links } = searchDialogOf(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('heat stroke', { delay: 40 });
    await expect(field).toBeFocused();
    await expect(links.first()).toHaveText('Heat: what to do now');
    await page.keyboard.type('s');
    await expect(field).toHaveValue('heat strokes');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('Enter before the search is loaded leads to its page, Escape back to mine', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const { dialog } = searchDialogOf(page);
  const letGo = await holdScripts(page);
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('asma');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=asma');
  letGo();
});

for (const size of [desk, phone]) {
  test(`results begin in the first screen, ${size.width} px wide`, {
    tag: size === phone ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/terms');
    const search = await openSearch(page);
    await search.field.fill('heat stroke');
    await expect(search.links.nth(1)).toBeInViewport({ ratio: 1 });
  });
}

test('a place and a language lead to the directory, filtered by them', async ({ page }) => {
  await page.goto('/terms');
  const search = await openSearch(page);
  await search.field.fill('california spanish');
  await expect(search.links.first()).toHaveText('2 speakers: California, Spanish');
  await expect(search.links.first()).toHaveAttribute(
    'href',
    '/speakers/directory?lang=Spanish&lives=California',
  );
  await search.field.fill('donate');
  await expect(search.links.first()).toHaveText('Donate');
});

test('nothing of the search is loaded before a press, and its index not before it is open', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => /search|react/i.test(path))).toEqual([]);
  const { opener, field } = searchDialogOf(page);
  const warmed = page.waitForResponse(/open-search/);
  await opener.hover();
  await warmed;
  expect(loaded.filter((path) => path.endsWith('.json'))).toEqual([]);
  await opener.click();
  await expect(field).toBeFocused();
  await expect
    .poll(() => loaded.filter((path) => path.endsWith('.json')))
    .toEqual(['/search/index.json']);
});

for (const size of [desk, phone]) {
  test(`with the keyboard alone, from a slip of the finger to the page, ${size.width} px wide`, {
    tag: size === phone ? '@release' : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const announcements = await recordAnnouncements(page);
    // Where a busy machine types slowly, what is found by then is announced before.
    const lastAnnounced = async () => (await announcements()).at(-1);
    await page.goto('/terms');
    const search = await openSearch(page);
    const place = await search.field.boundingBox();

    await page.keyboard.type('cardiolgist');
    await expect(search.links.first()).toHaveText('Dr. Harpreet Valewind');
    await expect(search.count).toBeVisible();
    expect(await search.field.boundingBox(), 'the field stays').toEqual(place);
    // What is found of half the word is counted before.
    const count = async () => `polite: ${await search.count.textContent()}`;
    await expect.poll(async () => (await lastAnnounced()) === (await count())).toBe(true);

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('zzzzqq');
    await expect(search.none('zzzzqq')).toBeVisible();
    await expect(search.map).toBeVisible();
    await expect.poll(lastAnnounced).toBe('polite: No results for zzzzqq');

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('never mix bleach');
    await expect(search.links.first()).toHaveText(
      'A block of neighbors empties a flooded basement',
    );
    await expect(search.results.locator('mark').first()).toHaveText(/never/i);
    await page.keyboard.press('ArrowDown');
    await expect(search.links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search.field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stories/gloves-at-nine');
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
}

test('I go through many results, show one kind, and open them all on their page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/terms');
  const search = await openSearch(page);
  await search.field.fill('heat');
  await expect(search.kind('Speakers')).toHaveAttribute('aria-pressed', 'false');
  const door = search.dialog.getByRole('link', { name: 'What to do now in heat' });
  await expect(door).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(door).toBeFocused();
  await page.keyboard.press('End');
  await expect(search.links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(door).toBeFocused();
  await page.keyboard.type('y');
  await expect(search.field).toHaveValue('heaty');
  await page.keyboard.press('Backspace');
  await search.kind('Stories').click();
  await expect(search.kind('Stories')).toHaveAttribute('aria-pressed', 'true');
  for (const link of await allOf(search.links)) {
    await expect(link).toHaveAttribute('href', /^\/stories\//);
  }
  await search.field.press('Enter');
  await expect(page).toHaveURL('/search?q=heat&kind=story');
  const results = searchPageOf(page);
  await expect(results.field).toHaveValue('heat');
  await expect(results.kind('Stories')).toHaveAttribute('aria-pressed', 'true');
});

test('a result on the page I am on takes me there and closes the search', async ({ page }) => {
  await page.goto('/evidence/smoke-deaths-2050');
  const search = await openSearch(page);
  await search.field.fill('71,420');
  await search.links.first().click();
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL('/evidence/smoke-deaths-2050');
  await expect(page.getByRole('heading', { level: 1, name: /71,000/ })).toBeInViewport();
});

test('the / key can be switched off, and stays off', { tag: '@long' }, async ({ page }) => {
  await page.goto('/terms');
  const search = await openSearch(page);
  await search.settings.click();
  await unchoose(search.slash);
  await page.keyboard.press('Escape');
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(search.dialog).toBeHidden();
  }
});

test('a search I used is remembered on this device, until I say otherwise', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/terms');
  const search = await openSearch(page);
  await search.field.fill('midwife');
  await search.links.first().click();
  await expect(page).toHaveURL(/sunita-rainwell/);
  await openSearch(page);
  await expect(search.recent).toHaveText(['midwife']);
  await search.recent.click();
  await expect(search.field).toHaveValue('midwife');
  await expect(search.field).toBeFocused();
  await search.field.fill('');
  await search.forget.click();
  await expect(search.recent).toHaveCount(0);
  await expect(search.field).toBeFocused();
  await search.settings.click();
  await unchoose(search.keep);
  await search.field.fill('heat');
  await search.links.first().click();
  await expect(page).toHaveURL(/extreme-heat/);
  await openSearch(page);
  await expect(search.recent).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ searches: 'false' });
});

test.describe('with trouble on the way', () => {
  test.use({ allowedMessages: [/search|net::ERR_FAILED/] });

  test('an index that does not come is told, tried again, and not the end', async ({
    page,
    context,
  }) => {
    const announcements = await recordAnnouncements(page);
    await context.route(indexFiles, (route) => route.abort());
    await page.goto('/terms');
    const search = await openSearch(page);
    await page.keyboard.type('asthma');
    await expect(search.again).toBeVisible();
    await expect(search.map).toHaveAttribute('href', '/search#all-pages');
    await expect(search.field).toHaveValue('asthma');
    await expect.poll(announcements).toEqual(['polite: The search could not be loaded.']);
    await context.unroute(indexFiles);
    await search.again.click();
    await expect(search.links.first()).toBeVisible();
  });

  test('a search that does not come leads to its page', async ({ page, context }) => {
    await context.route('**/_astro/open-search*', (route) => route.abort());
    await page.goto('/terms');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(searchPageOf(page).field).toBeFocused();
  });
});
