import { allOf } from '../support/all-of.ts';
import { letterIn, recordAnnouncements, reviewForm } from '../support/contact.ts';
import { directoryOf, everybody, openDirectory } from '../support/directory.ts';
import { hydrated } from '../support/hydration.ts';
import { openInOwnFonts } from '../support/own-fonts.ts';
import { choose } from '../support/press.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { heightsFor } from '../sweep/budgets.ts';

test('a card says what decides: fields, languages, region and formats', async ({ page }) => {
  const { cards } = await openDirectory(page);
  const card = cards.filter({ hasText: 'Dr. Amara Quill' });
  await expect(card.getByRole('list', { name: 'Expertise' })).toContainText('Extreme heat');
  await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('English, Igbo');
  await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('Can talk ');
  await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('In-person');
  await card.getByRole('link', { name: 'View Profile of Dr. Amara Quill' }).click();
  await expect(page).toHaveURL('/speakers/profile/amara-quill');
});

test.describe('when a visitor searches', () => {
  for (const [typed, first] of [
    ['Callowreef', /Callowreef/],
    ['amara quil', /Amara Quill/],
    ['inés', /Inés/],
    ['ines', /Inés/],
    ['heat stroke', /./],
  ] as const) {
    // Unit tests prove what each word finds.
    test(`"${typed}" brings the right speaker first`, {
      tag: typed === 'amara quil' ? [] : '@release',
    }, async ({ page }) => {
      const directory = await openDirectory(page);
      await directory.search.fill(typed);
      await expect(directory.sort).toHaveValue('best');
      await expect(directory.count).not.toHaveText(everybody);
      await expect(directory.names.first()).toHaveText(first);
    });
  }

  test('people type what they mean: heat stroke is extreme heat, asthma is air quality', async ({
    page,
  }) => {
    const directory = await openDirectory(page);
    for (const [typed, field] of [
      ['heat stroke', 'Extreme heat'],
      ['asthma', 'Air quality'],
    ] as const) {
      await directory.search.fill(typed);
      await expect(directory.count).not.toHaveText(everybody);
      await expect(directory.tag(field)).toHaveAccessibleDescription(/^[1-9]\d* speakers$/);
    }
  });
});

test.describe('when words of a search are filters', () => {
  test('the page shows which it took, and gives each back', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    const directory = await openDirectory(page);
    await directory.search.fill('weekend smoke');
    const weekend = directory.remove('Weekend media hours (“weekend”)');
    await expect(weekend).toBeVisible();
    await expect(directory.cards).toHaveCount(2);
    const spoken = async () => (await announcements()).join('\n');
    await expect.poll(spoken).toMatch(/speakers\. From your words: Weekend media hours$/);
    await weekend.click();
    await expect(directory.search).toHaveValue('"weekend" smoke');
    await expect(directory.active).toHaveCount(0);
    await expect(directory.search).toBeFocused();
    await expect(directory.count).toHaveText(/: (none|\d+) ha(s|ve) all, \d+ some of your words$/);
    await page.reload();
    await hydrated(page);
    await expect(directory.search).toHaveValue('"weekend" smoke');
    await expect(directory.count).toHaveText(/ some of your words$/);
  });

  test('“available tomorrow” is short notice, and the page says so', async ({ page }) => {
    const directory = await openDirectory(page, '?q=available+tomorrow');
    await expect(directory.active).toContainText('Short-notice media');
  });

  test('of a city, whoever lives nearest comes first', async ({ page }) => {
    const directory = await openDirectory(page, '?q=Houston');
    await expect(directory.remove('Nearest to Texas first (“Houston”)')).toBeVisible();
    await expect(directory.names.first()).toHaveText(/Amara Quill/);
    await expect(directory.count).toHaveText(everybody);
  });

  test('where nobody passes them, the one in the way can be dropped', async ({ page }) => {
    const directory = await openDirectory(page, '?q=weekend+midwife');
    await expect(directory.none).toBeVisible();
    await page.getByRole('button', { name: /^Drop Weekend media hours \(/ }).click();
    await expect(directory.search).toHaveValue('"weekend" midwife');
    await expect(directory.names.first()).toHaveText(/Sunita Rainwell/);
  });
});

test.describe('when a visitor chooses', () => {
  test('several tags mean any of them; who has all comes first, and one press keeps only those', {
    tag: '@long',
  }, async ({ page }) => {
    const directory = await openDirectory(page);
    await directory.tag('Extreme heat').click();
    await directory.tag('Workers').click();
    await expect(directory.tag('Workers')).toHaveAttribute('aria-pressed', 'true');
    await expect(directory.count).toHaveText(/^Showing \d+ of \d+ speakers, \d+ have both$/);
    const [any = 0, both = 0] = ((await directory.count.textContent()) ?? '')
      .split(/ of \d+ speakers, /)
      .map((part) => Number(/\d+/.exec(part)));
    await expect(directory.cards).toHaveCount(any);
    const hasBoth = async () => {
      for (const card of (await allOf(directory.cards)).slice(0, both)) {
        await expect(card).toContainText('Extreme heat');
        await expect(card).toContainText('Workers');
      }
    };
    await hasBoth();
    await directory.onlyThose.click();
    await expect(directory.cards).toHaveCount(both);
    await expect(page).toHaveURL(/match=all/);
    await hasBoth();
    await directory.anyOfThem.click();
    await expect(directory.cards).toHaveCount(any);
  });

  // `npm test` uses one of each.
  test('every menu and both chips narrow the list', { tag: '@release' }, async ({ page }) => {
    const directory = await openDirectory(page);
    const all = (await directory.count.textContent()) ?? '';
    for (const menu of await allOf(directory.menus)) {
      const name = (await menu.textContent()) ?? '';
      await menu.click();
      // The last value of a menu is had by few; the first of some by everybody.
      const last = directory.openOptions.last();
      const option = (await last.getAttribute('value')) ?? '';
      await choose(last);
      await expect(directory.menu(name)).toHaveAccessibleName(`${name}, 1 selected`);
      await page.keyboard.press('Escape');
      await expect(directory.count, `${name}: ${option}`).not.toHaveText(all);
      await directory.active.getByRole('button').first().click();
      await expect(directory.count).toHaveText(all);
    }
    for (const name of ['Free for non-profits', 'Short-notice media', 'Weekend media hours']) {
      await directory.chip(name).click();
      await expect(directory.count).not.toHaveText(all);
      await directory.remove(name).click();
      await expect(directory.count).toHaveText(all);
    }
  });
});

test.describe('the order', () => {
  test('is by name, by best match while searching, and fair for a day when asked', {
    tag: '@long',
  }, async ({ page }) => {
    const directory = await openDirectory(page);
    await expect(directory.sort).toHaveValue('name');
    const byName = await directory.names.allTextContents();
    await directory.sort.selectOption('Fair daily order');
    await expect(directory.names.first()).not.toHaveText(byName[0] ?? '');
    await expect(directory.names).toHaveCount(byName.length);
    const daily = await directory.names.allTextContents();
    expect(daily.toSorted()).toEqual(byName.toSorted());
    await page.reload();
    await hydrated(page);
    await expect(directory.names).toHaveText(daily);
  });
});

test.describe('when nobody fits', () => {
  test('the filter in the way is named, and dropping it helps', async ({ page }) => {
    const directory = await openDirectory(page, '?tag=Asthma&lang=Igbo&lives=Northeast');
    await expect(directory.none).toBeVisible();
    await expect(directory.cards).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Who comes nearest' })).toBeVisible();
    const offer = page.getByRole('button', { name: /^Drop / }).first();
    const offeredCount = Number((await offer.textContent())?.match(/\((\d+) speaker/)?.[1]);
    await offer.click();
    await expect(directory.count).toHaveText(
      new RegExp(`^Showing ${offeredCount} of \\d+ speakers$`),
    );
    await expect(directory.search).toBeFocused();
  });

  test('Back from there leaves me on the page, not at its top', async ({ page }) => {
    const directory = await openDirectory(page, '?tag=Asthma');
    for (const [menu, value] of Object.entries({ 'Lives in': 'Northeast', Language: 'Igbo' })) {
      await page.getByRole('button', { name: menu }).click();
      await choose(page.getByRole('checkbox', { name: value, exact: true }));
      await page.keyboard.press('Escape');
    }
    await expect(directory.none).toBeVisible();
    await directory.cards.first().getByRole('link').first().focus();
    await page.goBack();
    await page.goBack();
    await expect(directory.search).toBeFocused();
  });

  test('the team can be asked to find someone, with the search in the letter', {
    tag: '@long',
  }, async ({ page }) => {
    await openDirectory(page, '?q=zebra+doctor&tag=Asthma&lang=Igbo');
    await page.getByRole('link', { name: 'Ask us to find someone' }).click();
    await reviewForm(page);
    const { subject, body } = await letterIn(page);
    expect(subject).toContain('Please find us a speaker');
    expect(body).toContain('Search: zebra doctor');
    expect(body).toContain('Language: Igbo');
  });
});

test('without script the list can be gone through by expertise', { tag: '@not-firefox' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/speakers/directory?tag=Asthma&q=zebra');
  const directory = directoryOf(page);
  await expect(directory.count).toHaveText(everybody);
  const all = Number(everybody.exec((await directory.count.textContent()) ?? '')?.[1]);
  await expect(directory.cards).toHaveCount(all);
  await page.locator('summary', { hasText: 'Expertise' }).click();
  await page.locator('summary', { hasText: 'Extreme heat' }).click();
  await expect(page.getByRole('link', { name: 'Dr. Amara Quill' }).first()).toBeVisible();
  await context.close();
});

for (const size of [desk, phone]) {
  test(`people are in the first screen, below a low head, ${size.width} px wide`, {
    tag: size === desk ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openInOwnFonts(page, () => openDirectory(page));
    const directory = directoryOf(page);
    await expect(directory.names.first()).toBeInViewport();
    // Cards out of sight have only an estimated height until they come near.
    for (const card of await allOf(directory.cards)) await card.scrollIntoViewIfNeeded();
    const { head, whole } = await page.evaluate(() => ({
      head:
        document.querySelector('main [data-ground="cold"]')?.getBoundingClientRect().height ?? 0,
      whole: document.documentElement.scrollHeight,
    }));
    const place = size === phone ? 'phone' : 'desk';
    const limit = heightsFor('/speakers/directory', place, await directory.cards.count());
    expect(head).toBeLessThanOrEqual(limit.head);
    expect(whole).toBeLessThanOrEqual(limit.whole);
  });
}

test('whoever travels is found in the region they live in', async ({ page }) => {
  const directory = await openDirectory(page, '?lives=Midwest');
  await expect(directory.cards.filter({ hasText: 'Riverbend, IA' })).toBeVisible();
  await directory.menu('Can come to').click();
  await choose(directory.option('Midwest'));
  await expect(directory.cards.filter({ hasText: 'Riverbend, IA' })).toBeVisible();
});
