import { readFileSync } from 'node:fs';
import { leaveWindow, recordAnnouncements } from '../support/contact.ts';
import { cancelled, openEvent, practice } from '../support/event-page.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const calendar = '/resources/events-calendar';
const origin = 'https://climatehealthvoices.example';
const siteEvents = 'Climate Health Voices events';

test.describe('on a day before the event', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-01T12:00Z'));

  // `npm test` opens the same menu on a desk, and tests/files read the file.
  test('I take the file of an event, by keyboard, on a phone', { tag: '@release' }, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const { add, file } = await openEvent(page, practice);
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(file).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(file).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const calendarFile = readFileSync(await (await download).path(), 'utf8');
    expect(calendarFile).toContain('DTSTART;TZID=America/Chicago:20261210T120000\r\n');
    await add.focus();
    await page.keyboard.press('Space');
    await expect(file).toBeHidden();
  });

  test('web calendars get both ends and the zone, and hear of me only if I press', {
    tag: '@firefox',
  }, async ({ page }) => {
    const { add, web, main } = await openEvent(page, practice);
    await add.click();
    await expect(main).toContainText('Nothing is sent to it until you press.');
    const calendarAddress = async (name: string) => {
      const link = new URL((await web(name).getAttribute('href')) ?? '');
      return { host: link.host, ...Object.fromEntries(link.searchParams) };
    };
    expect(await calendarAddress('Google Calendar')).toMatchObject({
      host: 'calendar.google.com',
      text: practice.title,
      dates: '20261210T120000/20261210T133000',
      ctz: 'America/Chicago',
    });
    for (const [name, host] of [
      ['Outlook.com', 'outlook.live.com'],
      ['Microsoft 365', 'outlook.office.com'],
    ] as const) {
      expect(await calendarAddress(name)).toMatchObject({
        host,
        subject: practice.title,
        startdt: '2026-12-10T18:00:00Z',
        enddt: '2026-12-10T19:30:00Z',
        body: expect.stringContaining('(America/Chicago)'),
      });
    }
    expect(await calendarAddress('Yahoo Calendar')).toMatchObject({
      host: 'calendar.yahoo.com',
      st: '20261210T180000Z',
      et: '20261210T193000Z',
      desc: expect.stringContaining('(America/Chicago)'),
    });
  });

  test('of a cancelled event there is the file alone, which says so to my calendar', async ({
    page,
  }) => {
    const { add, file, web } = await openEvent(page, cancelled);
    await add.click();
    await expect(file).toBeVisible();
    await expect(web('Google Calendar')).toHaveCount(0);
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(await answer.text()).toContain('STATUS:CANCELLED\r\n');
  });
});

test('I subscribe to all events, or copy the address of those on one topic', {
  tag: '@not-firefox',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const announcements = await recordAnnouncements(page);
  await page.setViewportSize(phone);
  await page.goto(calendar);
  const part = page.getByRole('region', { name: 'Keep these events in your own calendar' });
  const feed = 'climatehealthvoices.example/calendar.ics';
  const link = (name: string) => part.getByRole('link', { name });
  await expect(link('Apple Calendar')).toHaveAttribute('href', `webcal://${feed}`);
  for (const [name, host, query] of [
    ['Google Calendar', 'calendar.google.com', { cid: `webcal://${feed}` }],
    ['Outlook.com', 'outlook.live.com', { url: `https://${feed}`, name: siteEvents }],
    ['Microsoft 365', 'outlook.office.com', { url: `https://${feed}`, name: siteEvents }],
    ['Yahoo Calendar', 'calendar.yahoo.com', {}],
  ] as const) {
    const address = new URL((await link(name).getAttribute('href')) ?? '');
    expect([address.host, Object.fromEntries(address.searchParams)]).toEqual([host, query]);
  }
  await expect(part).toContainText(`Address of the calendar: https://${feed}`);
  await expect(
    part.getByRole('button', { name: 'Copy the address of the calendar: all of them' }),
  ).toBeVisible();
  const topics = part.locator('summary', { hasText: 'One topic only' });
  await topics.focus();
  await page.keyboard.press('Enter');
  const mind = part.getByRole('link', { name: 'Subscribe: mental health' });
  await expect(mind).toHaveAttribute(
    'href',
    'webcal://climatehealthvoices.example/calendar/topic/mental-health.ics',
  );
  const copy = part.getByRole('button', {
    name: 'Copy the address of the calendar: mental health',
  });
  await mind.focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${origin}/calendar/topic/mental-health.ics`,
  );
  expect(await announcements()).toContain(
    'polite: Copied the address of the calendar: mental health',
  );
});

// Firefox tells over BiDi that such a link begins to load, never that it does not, and
// Playwright 1.64 waits for that.
test.describe('a link that hands a calendar to a program', { tag: '@not-firefox' }, () => {
  test.use({ allowedMessages: [/webcal:/] });

  test('that opens nothing is noticed, and one that opens something is not', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    await page.goto(calendar);
    const part = page.getByRole('region', { name: 'Keep these events in your own calendar' });
    const notice = part.getByText('No calendar program opened.');
    const all = part.getByRole('link', { name: 'Apple Calendar' });
    await all.click();
    await leaveWindow(page);
    await page.clock.runFor(2000);
    await expect(notice).toBeHidden();

    // Without this, the clock of the page runs on between the lines below.
    await page.clock.pauseAt('2026-11-21T11:00:00Z');
    await all.click();
    await page.clock.runFor(1400);
    await expect(notice).toBeHidden();
    await page.clock.runFor(200);
    await expect(notice).toBeFocused();

    await part.locator('summary', { hasText: 'One format only' }).click();
    await part.getByRole('link', { name: 'Subscribe: Virtual' }).click();
    await page.clock.runFor(2000);
    const row = part.getByRole('listitem').filter({ hasText: 'Subscribe: Virtual' });
    await expect(row).toContainText('No calendar program opened. Copy the address');
    await expect(notice).toBeFocused();
  });
});
