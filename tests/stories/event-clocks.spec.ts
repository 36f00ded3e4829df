import {
  assembly,
  innerWords,
  openEvent,
  practice,
  winter,
  workshop,
  youth,
} from '../support/event-page.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const sameClock = 'Your clock shows the same time.';

/**
 * The times of three events on the visitor's clock: one while both sides of the Atlantic have
 * summer time, one after clocks went back, one after they went forward in America and not yet in
 * London.
 */
const clocks: Record<string, { workshop: string; assembly: string; youth: string }> = {
  'Pacific/Honolulu': {
    workshop: 'Thursday, October 15, 2026 7:00 AM to 9:30 AM Hawaii-Aleutian Standard Time',
    assembly: 'Thursday, November 5, 2026 3:00 PM to 5:00 PM Hawaii-Aleutian Standard Time',
    youth: 'Tuesday, March 16, 2027 10:00 AM to 11:30 AM Hawaii-Aleutian Standard Time',
  },
  'America/New_York': {
    workshop: sameClock,
    assembly: 'Thursday, November 5, 2026 8:00 PM to 10:00 PM Eastern Standard Time',
    youth: sameClock,
  },
  'Europe/London': {
    workshop: 'Thursday, October 15, 2026 6:00 PM to 8:30 PM British Summer Time',
    assembly: 'Friday, November 6, 2026 1:00 AM to 3:00 AM +1 day Greenwich Mean Time',
    youth: 'Tuesday, March 16, 2027 8:00 PM to 9:30 PM Greenwich Mean Time',
  },
  'Asia/Kolkata': {
    workshop: 'Thursday, October 15, 2026 10:30 PM to Oct 16, 2026 1:00 AM India Standard Time',
    assembly: 'Friday, November 6, 2026 6:30 AM to 8:30 AM +1 day India Standard Time',
    youth: 'Wednesday, March 17, 2027 1:30 AM to 3:00 AM +1 day India Standard Time',
  },
  'Pacific/Auckland': {
    workshop: 'Friday, October 16, 2026 6:00 AM to 8:30 AM +1 day New Zealand Daylight Time',
    assembly: 'Friday, November 6, 2026 2:00 PM to 4:00 PM +1 day New Zealand Daylight Time',
    youth: 'Wednesday, March 17, 2027 9:00 AM to 10:30 AM +1 day New Zealand Daylight Time',
  },
};

for (const [timezoneId, shown] of Object.entries(clocks)) {
  // One zone is enough for every change: unit tests prove all zones and changes of clocks.
  test.describe(`in ${timezoneId}`, {
    tag: timezoneId === 'America/New_York' ? [] : '@release',
  }, () => {
    test.use({ timezoneId });

    test('I read an event on its clock and on mine', async ({ page }) => {
      for (const [event, eventTime, visitorTime] of [
        [
          workshop,
          'Thursday, October 15, 2026 1:00 PM to 3:30 PM Eastern Daylight Time',
          shown.workshop,
        ],
        [
          assembly,
          'Thursday, November 5, 2026 7:00 PM to 9:00 PM Central Standard Time',
          shown.assembly,
        ],
        [youth, 'Tuesday, March 16, 2027 4:00 PM to 5:30 PM Eastern Daylight Time', shown.youth],
      ] as const) {
        const { here, yours } = await openEvent(page, event);
        await expect.poll(() => innerWords(here)).toBe(eventTime);
        await expect.poll(() => innerWords(yours)).toBe(visitorTime);
      }
    });
  });
}

test.describe('where my clock differs', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('a virtual event leads with my clock, another with its own', async ({ page }) => {
    const firstOf = async (event: { id: string }) => (await openEvent(page, event)).terms.first();
    for (const event of [practice, youth, workshop]) {
      await expect(await firstOf(event)).toHaveText('On your clock');
    }
    for (const event of [assembly, winter]) await expect(await firstOf(event)).toHaveText('When');
  });

  test('nothing moves when my clock comes in', async ({ page }) => {
    await page.setViewportSize(phone);
    const { yours } = await openEvent(page, practice);
    await expect.poll(() => innerWords(yours)).toContain('11:30 PM');
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
  });
});

test.describe('on the day clocks change', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [now, phase] of [
    ['2026-11-01T05:30Z', 'Upcoming'],
    ['2026-11-01T06:30Z', 'Upcoming'],
    ['2027-03-14T06:59Z', 'Past'],
    ['2027-03-14T07:00Z', 'Past'],
  ] as const) {
    test(`at ${now} an event in December 2026 is ${phase}`, {
      tag: now === '2026-11-01T06:30Z' ? [] : '@release',
    }, async ({ page }) => {
      await page.clock.setFixedTime(now);
      const { state, yours } = await openEvent(page, practice);
      await expect(state(phase)).toBeVisible();
      await expect
        .poll(() => innerWords(yours))
        .toBe('Thursday, December 10, 2026 1:00 PM to 2:30 PM Eastern Standard Time');
    });
  }
});
