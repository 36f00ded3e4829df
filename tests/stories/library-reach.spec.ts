import { everyRule } from '../support/axe.ts';
import { listen } from '../support/contact.ts';
import { libraryOf, openLibrary } from '../support/library.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { targetFaults, widthFaults } from '../sweep/reflow.ts';

for (const size of [desk, phone]) {
  test(`with the keyboard alone, from a search to a document, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const library = await openLibrary(page);
    await tabTo(page, /^Search resources$/);
    await page.keyboard.type('the');
    await tabTo(page, /^All Types$/);
    for (const [key, name] of [
      ['ArrowRight', 'Reports'],
      ['End', 'Toolkits'],
      ['ArrowRight', 'All Types'],
      ['ArrowLeft', 'Toolkits'],
      ['Home', 'All Types'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(library.tab(name), key).toBeFocused();
      await expect(library.tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await tabTo(page, /^Communication/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Equity/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Any of these$/);
    await page.keyboard.press('ArrowDown');
    await expect(library.match('All of these')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await tabTo(page, /^Remove filter: Communication$/);
    await page.keyboard.press('Delete');
    await expect(library.remove('Equity')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(library.topics.first(), 'the last hands the focus to the topics').toBeFocused();
    await tabTo(page, /^Clear Filters$/);
    await page.keyboard.press('Enter');
    await expect(library.search).toBeFocused();
    await tabTo(page, /^Sort by/);
    await page.keyboard.press('ArrowDown');
    await expect(library.sort).toHaveValue('oldest');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), 'the oldest is the next').toHaveText(/^Wildfire Smoke/);
    const download = await tabTo(page, /^Download Wildfire Smoke/);
    await expect(download).toBeInViewport();
  });
}

test('a change is said once, and nothing is said at first', async ({ page }) => {
  const said = await listen(page);
  const library = await openLibrary(page, '?sort=title');
  const expected: string[] = [];
  const says = async (sentence: string) => {
    expected.push(`polite: ${sentence}`);
    await expect.poll(said).toEqual(expected);
  };
  expect(await said()).toEqual([]);
  await library.topic('Policy').click();
  await says('Showing 3 of 12 resources');
  await library.tab('Guides').click();
  await says('Showing 1 of 12 resources');
  await library.tab('Guides').click();
  await library.remove('Policy').click();
  await says('Removed Policy. Showing 3 of 12 resources');
  await library.search.fill('zzzz');
  await says('No resources match your search criteria');
  await library.clear.click();
  await says('Filters cleared. Showing 12 of 12 resources');
});

test.describe('no state has a barrier that a machine can find', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of [desk, phone]) {
      test(`${colorScheme}, ${size.width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        const look = async (state: string) => {
          expect.soft(await everyRule(page), state).toEqual([]);
          expect.soft(await page.evaluate(targetFaults), `${state}: targets`).toEqual([]);
          expect.soft(await page.evaluate(widthFaults), `${state}: width`).toEqual([]);
        };
        const library = await openLibrary(page);
        await look('whole');
        await library.tab('Reports').click();
        await library.topic('Equity').click();
        await library.sort.selectOption('Title');
        await look('filtered');
        await library.search.fill('zzzz');
        await expect(library.none).toBeVisible();
        await look('nothing left');
      });
    }
  }

  test('320 px wide', async ({ page }) => {
    await page.setViewportSize(narrow);
    const library = await openLibrary(page, '?topic=communication&topic=public+health');
    await library.allTopics.click();
    expect(await page.evaluate(widthFaults)).toEqual([]);
    expect(await page.evaluate(targetFaults)).toEqual([]);
  });
});

test('in forced colors the chosen tab has a border and a pressed topic a mark', async ({
  page,
}) => {
  const library = await openLibrary(page, '?topic=communication&type=guide');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(library.tab('Guides')).toHaveCSS('border-left-width', '2px');
  await expect(library.tab('Reports')).toHaveCSS('border-left-width', '0px');
  const mark = await library
    .topic('Communication')
    .evaluate((chip) => getComputedStyle(chip, '::before').content);
  expect(mark).toContain('✓');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is whole, the filters are away, and the form says what happens', async ({
    page,
  }) => {
    await page.goto('/resources/library?topic=communication');
    const library = libraryOf(page);
    await expect(library.titles).toHaveCount(12);
    await expect(library.titles.last()).toBeVisible();
    await expect(library.count).toHaveText('Showing 12 of 12 resources');
    await expect(library.form).toBeHidden();
    await expect(library.sort).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      /You are signed up once you have sent it\. Your mail program opens .* some signs may have changed/,
    );
  });
});

test.describe('when the script does not arrive', () => {
  test.use({
    allowedMessages: [/_astro.*\.js|ERR_FAILED|\[astro-island\]/],
    reducedMotion: 'reduce',
  });

  test('the whole table comes all the same', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/resources/library?topic=communication');
    await expect(libraryOf(page).titles.last()).toBeVisible();
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(libraryOf(page).titles).toHaveCount(12);
    await expect(libraryOf(page).titles.last()).toBeVisible();
  });
});
