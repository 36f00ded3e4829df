import type { Locator } from '@playwright/test';
import { openCalendar } from '../support/calendar.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/New_York' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-19T18:00Z'));

/** Returns the beginnings of the events in a table, in its order. */
const startsOf = (table: Locator) =>
  table
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

test('the list has what is still to come first and the past below, each by date', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const calendar = await openCalendar(page);
  await expect(calendar.upcoming).toBeHidden();
  await calendar.view('List').click();
  await expect(page).toHaveURL('/resources/events-calendar?view=list');
  await expect.poll(announcements).toEqual(['polite: List view, 12 events, 5 still to come']);
  await expect(calendar.anyGrid).toHaveCount(0);
  await expect(calendar.count).toHaveText('12 events, 5 still to come');

  const columns = ['Event', 'Date & Time', 'Location', 'Format', 'Region'];
  for (const name of ['upcoming', 'past'] as const) {
    const table = calendar[name];
    await expect(table.getByRole('columnheader')).toHaveText(columns);
    await expect(table.getByRole('columnheader', { name: 'Date & Time' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const starts = await startsOf(table);
    // The cancelled event has a row but is not counted as still to come.
    expect(starts).toHaveLength(6);
    expect(starts).toEqual(starts.toSorted());
  }
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.nth(1)).toHaveText('Still to come');
  await expect(headings.nth(2)).toHaveText('Past events');
  await expect(calendar.past.getByText('Past', { exact: true })).toHaveCount(6);
  await expect(calendar.upcoming.getByText('Past', { exact: true })).toHaveCount(0);
  const first = calendar.upcoming.getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveText([
    /^Dec 10, 20261:00 PM Eastern Standard Time \(your time\)12:00 PM Central Standard Time/,
    'Online',
    'Virtual',
    'National',
  ]);

  await calendar.view('Calendar').click();
  await expect.poll(announcements).toHaveLength(2);
  expect((await announcements())[1]).toBe('polite: Calendar view, November 2026');
});

test('the filter panel narrows calendar and list by every rule, and says how many are left', async ({
  page,
}) => {
  const calendar = await openCalendar(page, '?view=list');
  // The counts are of "All" and every value of the filter, also those without events.
  for (const [name, all, sentinel, count] of [
    ['Topic', 'All Topics', 'all-topics', 18],
    ['Format', 'All Formats', 'all-formats', 4],
    ['Region', 'All Regions', 'all-regions', 8],
  ] as const) {
    await expect(calendar.select(name)).toHaveValue(sentinel);
    await expect(calendar.select(name).getByRole('option')).toHaveCount(count);
    await expect(calendar.select(name).getByRole('option').first()).toHaveText(all);
  }

  await calendar.select('Format').selectOption('Virtual');
  await calendar.select('Region').selectOption('National');
  await calendar.select('Topic').selectOption('Technology');
  await expect(calendar.count).toHaveText('1 event, 1 still to come');
  await expect(calendar.past).toHaveCount(0);

  await calendar.view('Calendar').click();
  await expect(calendar.noneThatDay).toBeVisible();
  await calendar.step('Next').click();
  await calendar.day('Thursday, December 10').click();
  await expect(calendar.events('Thursday, December 10, 2026').getByRole('button')).toHaveCount(1);

  await calendar.clear.click();
  await expect(page).toHaveURL('/resources/events-calendar?day=2026-12-10');
});

test('the search looks at titles and descriptions, and Enter changes nothing', async ({ page }) => {
  const calendar = await openCalendar(page, '?view=list');
  await calendar.search.pressSequentially('BUTCHER PAPER');
  await expect(calendar.row('Heat and the Heart')).toBeVisible();
  await expect(calendar.count).toHaveText('1 event, 0 still to come');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=BUTCHER\+PAPER&/);

  await calendar.search.fill('no such words');
  await expect(calendar.none).toBeVisible();
  await calendar.view('Calendar').click();
  await expect(calendar.none).toBeVisible();
});

test('what no title or description has is looked for elsewhere, and the page says so', {
  tag: '@long',
}, async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  const calendar = await openCalendar(page, '?view=list');
  const sentence =
    'No title or description has this. Found by place, speaker, language, audience, topic or notes.';
  const broader = page.getByRole('main').getByText(sentence);
  await calendar.search.fill('systems change');
  await expect(broader).toBeVisible();
  await expect(calendar.count).toHaveText(`1 event, 1 still to come. ${sentence}`);
  await expect(calendar.row('Grand Rounds: Climate in the Clinic')).toBeVisible();
  await expect.poll(announcements).toContain(`polite: 1 event, 1 still to come. ${sentence}`);

  await calendar.search.fill('farmworkers');
  await expect(calendar.row('Field Workers and Heat: Training Day')).toBeVisible();
  await expect(broader).toBeVisible();
  await calendar.search.fill('oxygen');
  await expect(calendar.row('Winter Storms and Home Oxygen')).toBeVisible();
  await expect(broader).toHaveCount(0);
  await calendar.search.fill('');
  await expect(calendar.row('Heat and the Heart')).toBeVisible();
  await expect(broader).toHaveCount(0);
});

test('a place, a speaker and a language find their events; where none is to come, the nearest is offered', async ({
  page,
}) => {
  const calendar = await openCalendar(page, '?view=list');
  await calendar.search.fill('Florida');
  await expect(calendar.row('Southeast Health Voices Forum')).toBeVisible();
  await calendar.search.fill('español');
  await expect(calendar.row('Youth, Dread and What Helps')).toBeVisible();
  const nearest = page
    .getByRole('main')
    .getByRole('heading', { name: 'The nearest still to come' });
  await expect(nearest).toHaveCount(0);

  await calendar.search.fill('Callowreef');
  await expect(calendar.row('Smoke Season Briefing for Reporters')).toBeVisible();
  await expect(nearest).toBeVisible();
  await calendar.search.fill('Ohio sailing');
  await expect(calendar.none).toBeVisible();
  const offered = page
    .getByRole('main')
    .getByRole('link', { name: 'Winter Storms and Home Oxygen', exact: true });
  await expect(offered).toBeVisible();
  await calendar.view('Calendar').click();
  await expect(offered).toBeVisible();
});

test.describe('when the index does not come', () => {
  test.use({ allowedMessages: [/search-index\.json|net::ERR_FAILED/] });

  test('titles are searched and the page says so', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    const calendar = await openCalendar(page, '?view=list');
    await calendar.search.fill('smoke');
    await expect(page.getByText('Only titles are searched just now.')).toBeVisible();
    await expect(calendar.row('Smoke Season Briefing')).toBeVisible();
  });
});

test('ranges of days are one press away', { tag: '@long' }, async ({ page }) => {
  const calendar = await openCalendar(page);
  for (const [name, count] of [
    ['This week', 0],
    ['This month', 1],
    ['Next 30 days', 1],
    ['Next 90 days', 3],
  ] as const) {
    await calendar.range(name).click();
    await expect(calendar.range(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar.view('List')).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar.count).toHaveText(new RegExp(`^${count} events?, `));
  }
  await expect(page).toHaveURL('/resources/events-calendar?range=next-90-days&view=list');
  await calendar.range('Next 90 days').click();
  await expect(calendar.count).toHaveText('12 events, 5 still to come');
  await calendar.range('This week').click();
  await expect(calendar.none).toBeVisible();
  await calendar.view('Calendar').click();
  await expect(calendar.range('This week')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL('/resources/events-calendar');
});

test('an event opens with everything listed, its page in a new tab, and gives the focus back', async ({
  page,
  context,
}) => {
  const calendar = await openCalendar(page, '?view=list');
  const title = 'Speaking on Air: a Practice Hour';
  const link = calendar.upcoming.getByRole('link', { name: title });
  await link.click();
  const dialog = calendar.dialog(title);
  for (const words of [
    'Thursday, December 10, 2026',
    '1:00 PM to 2:30 PM Eastern Standard Time (your time)',
    '12:00 PM to 1:30 PM Central Standard Time (the event’s time)',
    'Online',
    'Virtual',
    'National',
    'communication, technology, leadership',
    'Asha Brookmere',
    'Live captions',
    'A producer calls at 7:10',
  ]) {
    await expect(dialog).toContainText(words);
  }
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'View Event Details (opens in a new tab)' }).click();
  const details = await opened;
  await expect(details).toHaveURL(/\/resources\/events-calendar\/upcoming1$/);
  expect(await details.evaluate(() => window.opener)).toBeNull();
  await details.close();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('when the dialog does not come', () => {
  test.use({ allowedMessages: [/_astro\/EventDialog|details\/|ERR_FAILED|Failed to fetch/] });

  test('the event’s page does; and without its description the dialog leads there', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route('**/details/*.json', (route) => route.abort());
    const calendar = await openCalendar(page, '?view=list');
    await calendar.upcoming.getByRole('link', { name: 'Speaking on Air' }).click();
    const dialog = calendar.dialog('Speaking on Air: a Practice Hour');
    await expect(dialog).toContainText('The description did not load.');
    await expect(dialog.getByRole('link', { name: /^View Event Details/ })).toBeVisible();

    await page.route('**/_astro/EventDialog*.js', (route) => route.abort());
    await openCalendar(page, '?view=list');
    await calendar.upcoming.getByRole('link', { name: 'Speaking on Air' }).click();
    await expect(page).toHaveURL(/\/resources\/events-calendar\/upcoming1$/);
  });
});
