import { directoryOf, live, openDirectory } from '../support/directory.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('the directory shows everyone at first', async ({ page }) => {
  const directory = await openDirectory(page);
  await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
  await expect(directory.cards).toHaveCount(26);
  await expect(directory.clear).toBeHidden();
  await expect(directory.active).toBeHidden();
});

test('a card says what decides: fields, languages, region and formats', async ({ page }) => {
  const { cards } = await openDirectory(page);
  const card = cards.filter({ hasText: 'Dr. Amara Quill' });
  await expect(card.getByRole('list', { name: 'Expertise' })).toContainText('Extreme heat');
  await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('English, Igbo');
  await expect(card.getByRole('list', { name: 'At a glance' })).toContainText('Southwest');
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
    test(`"${typed}" brings the right speaker first`, async ({ page }) => {
      const directory = await openDirectory(page);
      await directory.search.fill(typed);
      await expect(directory.sort).toHaveValue('best');
      await expect(directory.count).not.toHaveText('Showing 26 of 26 speakers');
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
      await expect(directory.count).not.toHaveText('Showing 26 of 26 speakers');
      await expect(directory.tag(field)).toHaveAccessibleDescription(/^[1-9]\d* speakers$/);
    }
  });

  test('Escape empties the field and brings everyone back', async ({ page }) => {
    const directory = await openDirectory(page);
    await directory.search.fill('midwife');
    await expect(directory.count).toHaveText(/^Showing \d of 26/);
    await directory.search.press('Escape');
    await expect(directory.search).toHaveValue('');
    await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
  });
});

test.describe('when a visitor chooses', () => {
  test('several tags mean any of them, or all of them if asked', async ({ page }) => {
    const directory = await openDirectory(page);
    await directory.tag('Extreme heat').click();
    await directory.tag('Workers').click();
    await expect(directory.tag('Workers')).toHaveAttribute('aria-pressed', 'true');
    await expect(directory.match('Any of these')).toBeChecked();
    const any = await directory.cards.count();
    await directory.match('All of these').check();
    await expect(directory.cards).not.toHaveCount(any);
    for (const card of await directory.cards.all()) {
      await expect(card).toContainText('Extreme heat');
      await expect(card).toContainText('Workers');
    }
  });

  test('the number beside a choice is what the list then shows', async ({ page }) => {
    const directory = await openDirectory(page);
    await directory.menu('Language').click();
    const spanish = directory.option('Spanish');
    await expect(spanish).toHaveAccessibleDescription(/^\d+ speakers$/);
    const described = await spanish.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    await spanish.check();
    await expect(directory.count).toHaveText(
      `Showing ${Number.parseInt(described ?? '', 10)} of 26 speakers`,
    );
  });

  test('numbers follow the other choices', async ({ page }) => {
    const directory = await openDirectory(page);
    const midwest = () => directory.tag('Flooding').getAttribute('aria-describedby');
    await expect(directory.tag('Flooding')).toHaveAccessibleDescription('6 speakers');
    await directory.menu('Region').click();
    await directory.option('Midwest').check();
    await expect(directory.tag('Flooding')).not.toHaveAccessibleDescription('6 speakers');
    expect(await midwest()).not.toBeNull();
  });

  for (const [menu, option] of [
    ['Language', 'Spanish'],
    ['Region', 'West'],
    ['Format', 'Virtual'],
    ['Engagement', 'Testimony'],
    ['Travels', 'Anywhere'],
  ] as const) {
    test(`${menu}: ${option} narrows the list and can be taken away again`, async ({ page }) => {
      const directory = await openDirectory(page);
      await directory.menu(menu).click();
      await directory.option(option).check();
      await expect(directory.menu(menu)).toHaveAccessibleName(`${menu}, 1 selected`);
      await expect(directory.count).toHaveText(/^Showing \d+ of 26 speakers$/);
      await page.keyboard.press('Escape');
      await directory.remove(option).click();
      await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
    });
  }

  for (const name of ['Free for non-profits', 'Short-notice media']) {
    test(`${name} is one press`, async ({ page }) => {
      const directory = await openDirectory(page);
      await directory.chip(name).click();
      await expect(directory.chip(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(directory.remove(name)).toBeVisible();
      await expect(directory.count).not.toHaveText('Showing 26 of 26 speakers');
    });
  }

  test('Clear Filters resets search and choices and goes back to the field', async ({ page }) => {
    const directory = await openDirectory(page, '?q=nurse&tag=Asthma&lang=Spanish');
    await directory.clear.click();
    await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
    await expect(directory.search).toHaveValue('');
    await expect(directory.search).toBeFocused();
    await expect(page).toHaveURL('/speakers/directory');
  });
});

test.describe('the order', () => {
  test('is by name, by best match while searching, and fair for a day when asked', async ({
    page,
  }) => {
    const directory = await openDirectory(page);
    await expect(directory.sort).toHaveValue('name');
    const byName = await directory.names.allTextContents();
    await directory.sort.selectOption('Fair daily order');
    await expect(directory.names.first()).not.toHaveText(byName[0] ?? '');
    const daily = await directory.names.allTextContents();
    expect(daily.toSorted()).toEqual(byName.toSorted());
    await page.reload();
    await live(page);
    await expect(directory.names).toHaveText(daily);
  });
});

test.describe('when nobody fits', () => {
  test('the filter in the way is named, and dropping it helps', async ({ page }) => {
    const directory = await openDirectory(page, '?tag=Asthma&lang=Igbo&region=Northeast');
    await expect(directory.none).toBeVisible();
    await expect(directory.cards).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Who comes nearest' })).toBeVisible();
    const offer = page.getByRole('button', { name: /^Drop / }).first();
    const left = Number((await offer.textContent())?.match(/\((\d+) speaker/)?.[1]);
    await offer.click();
    await expect(directory.count).toHaveText(`Showing ${left} of 26 speakers`);
    await expect(directory.search).toBeFocused();
  });

  test('Clear all filters brings everyone back', async ({ page }) => {
    const directory = await openDirectory(page, '?q=zzzz');
    await expect(directory.none).toBeVisible();
    await directory.clearAll.click();
    await expect(directory.cards).toHaveCount(26);
  });

  test('the team can be asked to find someone, with the search in the letter', async ({ page }) => {
    await openDirectory(page, '?q=zebra+doctor&tag=Asthma&lang=Igbo');
    await page.getByRole('link', { name: 'Ask us to find someone' }).click();
    const letter = page.getByRole('dialog', { name: 'Your message' });
    await expect(letter).toContainText('Please find us a speaker');
    await expect(letter).toContainText('Search: zebra doctor');
    await expect(letter).toContainText('Language: Igbo');
  });
});

test('without script the list is whole and can be gone through by expertise', async ({
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
  await expect(directory.cards).toHaveCount(26);
  await expect(directory.form).toBeHidden();
  await expect(directory.sort).toBeHidden();
  await expect(page.getByText('Showing 26 of 26 speakers')).toBeVisible();
  await page.locator('summary', { hasText: 'Extreme heat' }).click();
  await expect(page.getByRole('link', { name: 'Dr. Amara Quill' }).first()).toBeVisible();
  await context.close();
});

test.describe('in a small window', () => {
  test.use({ viewport: desk });

  test('beside the search I see how many are left, and one press brings me to them', async ({
    page,
  }) => {
    const directory = await openDirectory(page);
    await expect(page.getByRole('link', { name: 'See these 26 speakers' })).toBeInViewport();
    await directory.search.fill('Callowreef');
    await expect(directory.names.first()).toHaveText(/Callowreef/);
    await page.getByRole('link', { name: /^See th/ }).click();
    await expect(directory.names.first()).toBeInViewport();
    await directory.search.fill('no such person anywhere');
    await page.getByRole('link', { name: 'Nobody matches' }).click();
    await expect(directory.none).toBeInViewport();
  });
});
