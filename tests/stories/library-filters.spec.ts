import { allOf } from '../support/all-of.ts';
import { openLibrary } from '../support/library.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('the library begins with every resource, newest first, in the words of its specification', async ({
  page,
}) => {
  const library = await openLibrary(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resource Library');
  await expect(library.count).toHaveText('Showing 12 of 12 resources');
  await expect(library.tabs).toHaveText(['All Types', 'Reports', 'Guides', 'Research', 'Toolkits']);
  await expect(library.tab('All Types')).toHaveAttribute('aria-selected', 'true');
  await expect(library.panel).toHaveAccessibleName('All Types');
  await expect(library.panel.getByRole('table', { name: 'Resources' })).toBeVisible();
  await expect(library.topics).toHaveCount(15);
  await expect(library.clear).toBeHidden();
  await expect(library.active).toBeHidden();
  await expect(library.table.getByRole('columnheader')).toHaveText([
    'Resource',
    'Type',
    'Topics',
    'Date',
    'Action',
  ]);
  await expect(library.titles).toHaveCount(12);
  await expect(library.titles.first()).toContainText('workplace heat stress');
  await expect(library.titles.last()).toContainText('Wildfire Smoke');
});

test('a row says what it is, and its download opens in a new tab', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const library = await openLibrary(page);
  const row = library.row('State of the Air 2025');
  await expect(row.getByRole('rowheader')).toContainText('Grades the air for smog and soot');
  await expect(row.getByRole('cell')).toHaveText([
    'Report',
    'Public health, Equity, Community',
    'Apr 23, 2025',
    /^Download/,
  ]);
  await expect(row.locator('time')).toHaveAttribute('datetime', '2025-04-23');
  const download = row.getByRole('link', {
    name: 'Download State of the Air 2025 (opens in a new tab)',
  });
  await expect(download).toHaveAttribute('rel', /noopener/);
  await expect(download).toHaveAttribute('href', /^https:\/\/www\.lung\.org/);
  await expect(download.locator('svg')).toBeVisible();
  // The document is on another site, so a page of ours takes its place.
  await download.evaluate((link) => link.setAttribute('href', '/stories'));
  const opened = context.waitForEvent('page');
  await download.click();
  await expect(await opened).toHaveURL(/\/stories$/);
  await expect(page).toHaveURL(/\/resources\/library$/);
  await row.getByRole('link', { name: 'State of the Air 2025', exact: true }).click();
  await expect(page).toHaveURL(/\/resources\/library\/state-of-the-air-2025$/);
});

test('a search looks in title and description, whatever the capitals, and nowhere else', async ({
  page,
}) => {
  const library = await openLibrary(page);
  const finds = async (words: string, ...titles: (string | RegExp)[]) => {
    await library.search.fill(words);
    await expect(library.titles, words).toHaveText(titles);
  };
  await finds('STATE OF the air', 'State of the Air 2025');
  await finds('anesthetic GAS', /^Reducing Healthcare Carbon/);
  await finds('wildfi', 'State of the Air 2025', /^Climate Resilience/, /^Wildfire/);
  await finds('tip sheets', 'Climate Resilience for Frontline Clinics Toolkit');
  for (const nowhere of ['American Lung Association', 'systems change', 'sheets tip', 'Apr 23']) {
    await library.search.fill(nowhere);
    await expect(library.none, nowhere).toBeVisible();
    await expect(library.table).toBeHidden();
  }
  await library.search.press('Escape');
  await expect(library.search).toHaveValue('');
  await expect(library.count).toHaveText('Showing 12 of 12 resources');
});

test('type, topics and search are independent, and all of them must hold', {
  tag: '@long',
}, async ({ page }) => {
  const library = await openLibrary(page);
  for (const [name, count] of [
    ['Reports', 4],
    ['Guides', 3],
    ['Research', 3],
    ['Toolkits', 2],
    ['All Types', 12],
  ] as const) {
    await library.tab(name).click();
    await expect(library.count).toHaveText(`Showing ${count} of 12 resources`);
    await expect(library.panel).toHaveAccessibleName(name);
  }
  await library.topic('Equity').click();
  await library.topic('Policy').click();
  await expect(library.count).toHaveText(/^Showing 5 of 12 resources, \d+ ha(s|ve) both$/);
  await library.tab('Reports').click();
  await expect(library.count).toHaveText(/^Showing 3 of 12 resources/);
  await expect(library.topic('Equity')).toHaveAttribute('aria-pressed', 'true');
  await library.onlyThose.click();
  await expect(library.titles).toHaveText([/^COP29 special report/]);
  await library.search.fill('zzz');
  await expect(library.none).toBeVisible();
  await expect(library.tab('Reports')).toHaveAttribute('aria-selected', 'true');
  await library.search.fill('');
  await expect(library.titles).toHaveText([/^COP29 special report/]);
  await library.tab('All Types').click();
  await library.topic('Equity').click();
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
});

test('an order is no filter: it leaves nothing to clear, and stays when filters go', async ({
  page,
}) => {
  const library = await openLibrary(page, '?sort=title');
  await expect(library.clear).toBeHidden();
  await openLibrary(page, '?q=a&type=guide&sort=oldest');
  await library.clear.click();
  await expect(library.tab('All Types')).toHaveAttribute('aria-selected', 'true');
  await expect(library.sort).toHaveValue('oldest');
  await expect(page).toHaveURL('/resources/library?sort=oldest');
});

test('the order is chosen, and the column says which way it stands', async ({ page }) => {
  const library = await openLibrary(page);
  await expect(library.column('Date')).toHaveAttribute('aria-sort', 'descending');
  await library.sort.selectOption('Oldest first');
  await expect(library.titles.first()).toContainText('Wildfire Smoke');
  await expect(library.column('Date')).toHaveAttribute('aria-sort', 'ascending');
  await library.sort.selectOption('Title');
  await expect(library.column('Resource')).toHaveAttribute('aria-sort', 'ascending');
  await expect(library.column('Date')).not.toHaveAttribute('aria-sort');
  const titles = await library.titles.allTextContents();
  await expect(library.titles).toHaveText(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  await library.tab('Toolkits').click();
  await expect(library.titles).toHaveText([/^Climate Resilience/, /^Communicating/]);
});

test('on a phone each row reads as a card and stays a row of a table', async ({ page }) => {
  await page.setViewportSize(phone);
  const library = await openLibrary(page);
  await expect(library.table.getByRole('columnheader')).toHaveCount(5);
  const row = library.row('State of the Air 2025');
  await expect(row.getByRole('cell')).toHaveCount(4);
  const header = await row.getByRole('rowheader').boundingBox();
  const cells = await Promise.all(
    (await allOf(row.getByRole('cell'))).map((cell) => cell.boundingBox()),
  );
  const tops = [header, ...cells].map((box) => box?.y ?? 0);
  expect(tops, 'one below the other').toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(5);
  const label = await row
    .getByRole('cell', { name: 'Report' })
    // Firefox exposes the attribute itself, Chromium its meaning.
    .evaluate((cell: HTMLElement) =>
      getComputedStyle(cell, '::before').content.replace(
        'attr(data-label)',
        `"${cell.dataset['label']}"`,
      ),
    );
  expect(label).toBe('"Type"');
  await library.form.getByRole('button', { name: 'Filters' }).click();
  await expect(library.topic('Youth')).toBeHidden();
  await library.allTopics.click();
  await library.topic('Youth').click();
  await expect(library.count).toHaveText('Showing 1 of 12 resources');
});

test('an empty email opens the signup all the same, which says what is missing', async ({
  page,
}) => {
  await openLibrary(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up for Updates' });
  await dialog.getByRole('button', { name: 'Review message' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter your email address.',
  );
});
