import { live } from '../support/directory.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { libraryOf, openLibrary } from '../support/library.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('“Resources on Storytelling” leads to the library, filtered', async ({ page }) => {
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Resources on Storytelling' }).click();
  await live(page);
  const library = libraryOf(page);
  await expect(page).toHaveURL('/resources/library?topic=communication');
  await expect(library.topic('Communication')).toHaveAttribute('aria-pressed', 'true');
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
  await page.goBack();
  await expect(page).toHaveURL('/stories');
  await page.goForward();
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
});

test('everything asked stands in the address, and reload and a shared link bring it back', async ({
  page,
  browser,
}) => {
  const library = await openLibrary(page);
  await library.search.fill('the');
  await library.tab('Reports').click();
  await library.topic('Policy').click();
  await library.topic('Public health').click();
  await library.match('All of these').check();
  await library.sort.selectOption('Oldest first');
  await expect(page).toHaveURL(
    '/resources/library?q=the&type=report&topic=policy&topic=public+health&match=all&sort=oldest',
  );
  const titles = await library.titles.allTextContents();
  expect(titles).toHaveLength(1);

  await page.reload();
  await live(page);
  await expect(library.titles).toHaveText(titles);

  const other = await browser.newPage();
  await other.goto(page.url());
  await live(other);
  const shared = libraryOf(other);
  await expect(shared.titles).toHaveText(titles);
  await expect(shared.search).toHaveValue('the');
  await expect(shared.tab('Reports')).toHaveAttribute('aria-selected', 'true');
  await expect(shared.match('All of these')).toBeChecked();
  await expect(shared.sort).toHaveValue('oldest');
  await expect(shared.active.getByRole('listitem')).toHaveText(['Policy', 'Public health']);
  await other.close();
});

test('Back and Forward go through the steps, and what is typed is one of them', async ({
  page,
}) => {
  const library = await openLibrary(page);
  const look = async () => ({ url: page.url(), count: await library.count.textContent() });
  const steps = [await look()];
  const presses = [
    () => library.topic('Policy').click(),
    () => library.tab('Guides').click(),
    () => library.sort.selectOption('Title'),
    () => library.search.pressSequentially('heat'),
    () => library.remove('Policy').click(),
  ];
  for (const press of presses) {
    const before = page.url();
    await press();
    await expect(page).not.toHaveURL(before);
    if (page.url().includes('q=')) await expect(page).toHaveURL(/q=heat/);
    steps.push(await look());
  }
  for (const { url, count } of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(library.count).toHaveText(count ?? '');
  }
  for (const { url, count } of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect(library.count).toHaveText(count ?? '');
  }
});

test('before the script is here, the tabs are links to what they show', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/resources/library', { waitUntil: 'commit' });
  const links = page.getByRole('navigation', { name: 'Type' }).getByRole('link');
  await expect(links).toHaveText(['All Types', 'Reports', 'Guides', 'Research', 'Toolkits']);
  await links.filter({ hasText: 'Guides' }).click();
  await expect(page).toHaveURL('/resources/library?type=guide');
  letGo();
  const library = libraryOf(page);
  await expect(library.tab('Guides')).toHaveAttribute('aria-selected', 'true');
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
});

for (const size of [desk, phone]) {
  for (const query of ['', '?topic=policy&topic=youth', '?type=guide&sort=title', '?q=zzzz']) {
    test(`nothing jumps while ${query || 'the whole list'} opens, ${size.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openLibrary(page, query);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift)).toBe(0);
    });
  }
}

/** Addresses as the world makes them: mistyped, cut off, tampered with, enormous. */
const badAddresses: readonly string[] = [
  '?topic=<script>alert(1)</script>',
  '?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?q=%E0%A4%A',
  '?q=%ED%A0%80',
  '?q=.*(a+)+$',
  '?type=constructor&sort=__proto__&topic=toString',
  '?__proto__[x]=1&constructor=2',
  '?type=Reports&topic=Policy&sort=TITLE',
  '?type=all&match=any&sort=newest',
  '?type=guide&type=report',
  '?topic=policy&topic=policy&topic=',
  '?match=some#%E0%A4%A',
  `?q=${'heat+'.repeat(20_000)}`,
  `?${'topic=policy&'.repeat(5_000)}`,
];

test('an address that makes no sense still gives the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  for (const query of badAddresses) {
    await test.step(query.slice(0, 60), async () => {
      const library = await openLibrary(page, query);
      await expect(library.panel).toBeVisible();
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      if (await library.clear.isVisible()) await library.clear.click();
      await expect(library.count).toHaveText('Showing 12 of 12 resources');
    });
  }
  expect(asked, 'no script of the address ran').toEqual([]);
});
