import type { Page } from '@playwright/test';
import { calendarOf, openCalendar } from '../support/calendar.ts';
import { expect, test } from '../support/test.ts';

/**
 * A workshop on the web, on summer time; and one after the clocks of America went forward, but not
 * those of Europe.
 */
const workshop = { title: 'Storytelling Workshop for Clinicians', start: '2026-10-15T17:00Z' };
const youth = { title: 'Youth, Dread and What Helps' };
/** An evening in Minnesota, four days after the clocks went back. */
const assembly = {
  title: 'After the Flood: Neighbors’ Assembly',
  day: 'Thursday, November 5, 2026',
};

const eastern = 'Eastern Daylight Time';
const central = '7:00 PM to 9:00 PM Central Standard Time';

/**
 * Each visitor with the day and hours of the virtual events, and the second clock of the assembly.
 */
const visitors = [
  {
    zone: 'Pacific/Honolulu',
    workshop: ['2026-10-15', '7:00 AM to 9:30 AM Hawaii-Aleutian Standard Time'],
    youth: ['2027-03-16', '10:00 AM to 11:30 AM Hawaii-Aleutian Standard Time'],
    assembly: '3:00 PM to 5:00 PM Hawaii-Aleutian Standard Time (your time)',
    shift: '',
  },
  {
    zone: 'America/New_York',
    workshop: ['2026-10-15', `1:00 PM to 3:30 PM ${eastern}`],
    youth: ['2027-03-16', `4:00 PM to 5:30 PM ${eastern}`],
    assembly: '8:00 PM to 10:00 PM Eastern Standard Time (your time)',
    shift: '',
  },
  {
    zone: 'Europe/London',
    workshop: ['2026-10-15', '6:00 PM to 8:30 PM British Summer Time'],
    youth: ['2027-03-16', '8:00 PM to 9:30 PM Greenwich Mean Time'],
    assembly: '1:00 AM to 3:00 AM +1 day Greenwich Mean Time (your time)',
    shift: '',
  },
  {
    zone: 'Asia/Kolkata',
    workshop: ['2026-10-15', '10:30 PM to Oct 16, 2026 1:00 AM India Standard Time'],
    youth: ['2027-03-17', '1:30 AM to 3:00 AM India Standard Time'],
    assembly: '6:30 AM to 8:30 AM +1 day India Standard Time (your time)',
    shift: '−1 day ',
  },
  {
    zone: 'Pacific/Auckland',
    workshop: ['2026-10-16', '6:00 AM to 8:30 AM New Zealand Daylight Time'],
    youth: ['2027-03-17', '9:00 AM to 10:30 AM New Zealand Daylight Time'],
    assembly: '2:00 PM to 4:00 PM +1 day New Zealand Daylight Time (your time)',
    shift: '−1 day ',
  },
] as const;

for (const visitor of visitors) {
  test.describe(`for a visitor in ${visitor.zone}`, {
    tag: visitor.zone === 'America/New_York' ? [] : '@release',
  }, () => {
    test.use({ timezoneId: visitor.zone });

    test('an event is still to come, goes on, and is past by the minute', { tag: '@long' }, async ({
      page,
    }) => {
      for (const [now, group, tag] of [
        ['2026-10-15T16:59:59Z', 'upcoming', ''],
        ['2026-10-15T17:00:00Z', 'upcoming', 'On now'],
        ['2026-10-15T19:29:59Z', 'upcoming', 'On now'],
        ['2026-10-15T19:30:00Z', 'past', 'Past'],
      ] as const) {
        await page.clock.setFixedTime(now);
        const calendar = await openCalendar(page, '?view=list');
        const row = calendar[group].getByRole('row').filter({ hasText: workshop.title });
        await expect(row).toBeVisible();
        await expect(row.getByRole('rowheader')).toHaveText(`${workshop.title} ${tag}`.trim());
      }
    });

    test('a virtual event leads with my time and falls on my day, either side of a change of clocks', async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-10-01T12:00Z');
      const isAtHome = visitor.zone === 'America/New_York';
      for (const [title, [day, hours], own] of [
        [workshop.title, visitor.workshop, '1:00 PM to 3:30 PM'],
        [youth.title, visitor.youth, '4:00 PM to 5:30 PM'],
      ] as const) {
        const calendar = await openCalendar(page, `?day=${day}`);
        await expect(calendar.chosen).toHaveAccessibleName(/, 1 event, selected$/);
        const event = page.getByRole('region', { name: /^Events on/ }).getByRole('button');
        await expect(event).toContainText(`${title}, ${hours}`);
        if (isAtHome) {
          await expect(event).not.toContainText('your time');
        } else {
          await expect(event).toContainText('(your time)');
          await expect(event).toContainText(
            new RegExp(`${own}.*${eastern} \\(the event’s time\\)`),
          );
        }
        const shift = title === youth.title ? visitor.shift : undefined;
        if (shift) await expect(event).toContainText(shift.trim());
      }
    });

    test('an event at a place keeps its day and hours, with mine beside them', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-01T12:00Z');
      const calendar = await openCalendar(page, '?day=2026-11-05');
      const event = calendar.events(assembly.day).getByRole('button');
      await expect(event).toContainText(`${assembly.title}, ${central}`);
      await expect(event).toContainText(visitor.assembly);
      await event.click();
      const dialog = calendar.dialog(assembly.title);
      await expect(dialog).toContainText('Thursday, November 5, 2026');
      await expect(dialog).toContainText(central);
      await expect(dialog).toContainText(visitor.assembly);
    });
  });
}

async function expectToday(page: Page, name: string) {
  const { anyGrid } = calendarOf(page);
  const today = anyGrid.locator('[aria-current="date"]');
  await expect(today).toHaveCount(1);
  await expect(today).toHaveAccessibleName(new RegExp(`^Today, ${name}, .*selected$`));
}

for (const [timezoneId, name] of [
  ['Pacific/Honolulu', 'Thursday, November 19, 2026'],
  ['Pacific/Auckland', 'Friday, November 20, 2026'],
] as const) {
  // In `npm test` the last story reads which day is today.
  test.describe(`in ${timezoneId}`, { tag: '@release' }, () => {
    test.use({ timezoneId });

    test('today is my day', async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T09:30Z');
      await openCalendar(page);
      await expectToday(page, name);
    });
  });
}

test.describe('while I read', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('an event ends, and midnight comes, without a word', async ({ page }) => {
    await page.clock.install({ time: '2026-11-06T02:58:30Z' });
    const calendar = await openCalendar(page, '?day=2026-11-05');
    const event = calendar.events(assembly.day).getByRole('button');
    await expect(event).toContainText('On now');
    await page.clock.runFor('02:00');
    await expect(event).toContainText('Past');
    await calendar.view('List').click();
    await expect(calendar.past).toContainText(assembly.title);
    await expect(calendar.upcoming).not.toContainText(assembly.title);
    await page.clock.runFor('03:00:00');
    await calendar.view('Calendar').click();
    await expect(calendar.day('Today, Friday, November 6, 2026')).toBeVisible();
  });
});
