import { calendarOf, openCalendar } from '../support/calendar.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/New_York' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-08T17:00Z'));

test('the month of today opens, weeks from Sunday, each day named with its events', async ({
  page,
}) => {
  const calendar = await openCalendar(page);
  const grid = calendar.grid('December 2026');
  await expect(grid.getByRole('columnheader')).toHaveText([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  await expect(grid.getByRole('columnheader').first()).toHaveAttribute('abbr', 'Sunday');
  await expect(grid.getByRole('button')).toHaveCount(31);
  await expect(calendar.chosen).toHaveAccessibleName(
    'Today, Tuesday, December 8, 2026, no events, selected',
  );
  await expect(calendar.chosen).toHaveAttribute('aria-current', 'date');
  await expect(calendar.day('Thursday, December 10, 2026, 1 event')).toBeVisible();
  await expect(calendar.view('Calendar')).toHaveAttribute('aria-pressed', 'true');
});

test('a day shows its events and nothing else; without any, the next three stand there', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const calendar = await openCalendar(page);
  await expect(calendar.noneThatDay).toBeVisible();
  expect(await announcements()).toEqual([]);

  const { heading, items } = calendar.next('Next events');
  await expect(heading).toBeVisible();
  await expect(items).toHaveCount(3);
  for (const [place, title, when, ask] of [
    [0, 'Speaking on Air: a Practice Hour', 'Dec 10, 2026', 'Ask for a place'],
    [1, 'Winter Storms and Home Oxygen', 'Jan 14, 2027', 'Ask for a place'],
    [2, 'Grand Rounds: Climate in the Clinic', 'Feb 9, 2027', 'Join the waiting list'],
  ] as const) {
    const item = items.nth(place);
    await expect(item).toContainText(when);
    await expect(item.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/resources/events-calendar/upcoming${place + 1}`,
    );
    await expect(item.getByRole('link', { name: `${ask} (${title})` })).toBeVisible();
  }

  await calendar.day('Thursday, December 10, 2026, 1 event').click();
  await expect(page).toHaveURL('/resources/events-calendar?day=2026-12-10');
  const events = calendar.events('Thursday, December 10, 2026');
  await expect(events.getByRole('button')).toHaveCount(1);
  await expect(events.getByRole('button')).toContainText(
    'Speaking on Air: a Practice Hour, 1:00 PM to 2:30 PM Eastern Standard Time (your time)',
  );
  await expect(events.getByRole('button')).toContainText('Online');
  await expect.poll(announcements).toEqual(['polite: 1 event on Thursday, December 10, 2026']);

  await calendar.day('Friday, December 11, 2026, no events').click();
  await expect(calendar.noneThatDay).toBeVisible();
  await expect.poll(announcements).toHaveLength(2);
  expect((await announcements())[1]).toBe('polite: No events on this day');
  await expect(items.first()).toContainText('Winter Storms and Home Oxygen');
});

test('what stands below an empty day passes the filters, and says where nothing is to come', async ({
  page,
}) => {
  const calendar = await openCalendar(page, '?day=2026-12-11&region=Midwest');
  const { heading, items } = calendar.next('Next events');
  await expect(heading).toBeVisible();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Winter Storms and Home Oxygen');

  await calendar.select('Region').selectOption('West');
  await expect(calendar.noneThatDay).toBeVisible();
  await expect(calendar.next('None is still to come. The last ones').heading).toBeVisible();
  await expect(items.first()).toContainText('Field Workers and Heat: Training Day');
  await expect(items.first().getByRole('link')).toHaveCount(1);
  const nearest = calendar.next('The nearest still to come').heading;
  await expect(nearest).toBeVisible();

  await calendar.select('Topic').selectOption('Youth');
  await expect(calendar.none).toBeVisible();
  await expect(items.filter({ hasText: 'Field Workers' })).toHaveCount(0);

  await openCalendar(page, '?day=2027-12-01');
  const earlier = calendar.next('None comes after this day. The next ones before it');
  await expect(earlier.heading).toBeVisible();
  await expect(earlier.items).toHaveCount(3);
  await expect(earlier.items.first()).toContainText('Speaking on Air');
});

test('whoever asks for a place from an empty day writes of that event, and comes back', async ({
  page,
}) => {
  const calendar = await openCalendar(page);
  const title = 'Winter Storms and Home Oxygen';
  const ask = calendar.next('Next events').items.getByRole('link', { name: `place (${title})` });
  await ask.click();
  const form = page.getByRole('dialog', { name: 'Ask for a place' });
  await expect(form).toContainText(title);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(ask).toBeFocused();
});

for (const size of [desk, phone]) {
  test(`with the keyboard alone, ${size.width} px wide`, {
    tag: size === desk ? ['@release', '@firefox'] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const announcements = await recordAnnouncements(page);
    const calendar = await openCalendar(page, '?day=2026-12-10');
    const focused = page.locator(':focus');
    const expectOn = (name: string) => expect(focused).toHaveAccessibleName(new RegExp(`^${name}`));

    await calendar.step('Next').focus();
    await page.keyboard.press('Tab');
    await expectOn('Thursday, December 10, 2026, 1 event, selected');
    for (const [key, name] of [
      ['ArrowRight', 'Friday, December 11'],
      ['ArrowDown', 'Friday, December 18'],
      ['ArrowLeft', 'Thursday, December 17'],
      ['ArrowUp', 'Thursday, December 10'],
      ['Home', 'Sunday, December 6'],
      ['End', 'Saturday, December 12'],
      ['PageDown', 'Tuesday, January 12, 2027'],
      ['ArrowRight', 'Wednesday, January 13, 2027'],
      ['ArrowRight', 'Thursday, January 14, 2027, 1 event'],
      ['Shift+PageUp', 'Wednesday, January 14, 2026'],
      ['Shift+PageDown', 'Thursday, January 14, 2027'],
      ['PageUp', 'Monday, December 14, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await expectOn(name);
    }
    for (let week = 0; week < 5; week++) await page.keyboard.press('ArrowUp');
    await expectOn('Monday, November 9, 2026');
    await expect(calendar.grid('November 2026')).toBeVisible();
    await expect(calendar.chosen, 'moving chooses nothing').toHaveCount(0);
    await expect.poll(async () => (await announcements()).at(-1)).toBe('polite: November 2026');

    await page.keyboard.press('Enter');
    await expectOn('Monday, November 9, 2026, no events, selected');
    await expect(page).toHaveURL(/day=2026-11-09/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expectOn('Sunday, November 8, 2026, no events, selected');

    await page.keyboard.press('Tab');
    const next = calendar.next('Next events').items.first().getByRole('link').first();
    await expect(next, 'one stop of Tab in the grid').toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (const key of ['ArrowUp', 'End', 'ArrowLeft', 'ArrowLeft', 'Enter']) {
      await page.keyboard.press(key);
    }
    const event = calendar.events('Thursday, November 5, 2026').getByRole('button');
    await event.focus();
    await page.keyboard.press('Enter');
    const dialog = calendar.dialog('After the Flood: Neighbors’ Assembly');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(event).toBeFocused();
  });
}

test('months are turned by their buttons, and Back goes to where I was', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.step('Next').click();
  await expect(calendar.grid('January 2027')).toBeVisible();
  await expect(calendar.step('Next')).toBeFocused();
  await expect(page).toHaveURL('/resources/events-calendar?month=2027-01');
  await calendar.day('Thursday, January 14, 2027').click();
  await expect(page).toHaveURL('/resources/events-calendar?day=2027-01-14');
  await page.goBack();
  await expect(calendar.grid('January 2027')).toBeVisible();
  await page.goBack();
  await expect(calendar.grid('December 2026')).toBeVisible();
  await expect(calendar.chosen).toHaveAccessibleName(/^Today, Tuesday, December 8, 2026/);
});

test('a press is not lost where the script does not load', async ({ browser, baseURL }) => {
  // The story makes a context of its own, because `test` fails a page of the common one whose files
  // do not all load.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-12-08T17:00Z');
  await page.route('**/_astro/CalendarIsland*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/resources/events-calendar?month=2026-12');
  // Without its script the calendar is a plain form, which the button of the list submits. The page
  // that answers loads the script.
  const { view, upcoming } = calendarOf(page);
  await view('List').click();
  await expect(page).toHaveURL(/view=list/);
  await expect(upcoming).toBeVisible();
  await context.close();
});
