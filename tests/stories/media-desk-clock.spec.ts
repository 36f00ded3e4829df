import { layoutShift } from '../support/layout-shift.ts';
import { deskClockOf } from '../support/media-desk.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Eight moments, each with why the desk is closed: a minute before opening, opening, afternoon,
 * closing, a Saturday, Thanksgiving before a day off and a weekend, and the Sundays on which clocks
 * in New York go forward and back.
 */
const moments = [
  ['2026-11-23T13:59Z', 'outside business hours'],
  ['2026-11-23T14:00Z', undefined],
  ['2026-11-23T20:40Z', undefined],
  ['2026-11-23T23:00Z', 'outside business hours'],
  ['2026-11-21T17:00Z', 'the weekend'],
  ['2026-11-26T15:00Z', 'Thanksgiving Day and the day after Thanksgiving'],
  ['2026-03-08T12:00Z', 'the weekend'],
  ['2026-11-01T12:00Z', 'the weekend'],
] as const;

/**
 * The times on the visitor's clock at each moment: until when the desk is open, or is closed; and
 * of the second and third, when a message is answered.
 */
const clocks: Record<
  string,
  { shown: readonly string[]; replies: readonly [string, string]; names: readonly string[] }
> = {
  'America/New_York': {
    shown: [
      '9:00 AM',
      '6:00 PM',
      '6:00 PM',
      'tomorrow, 9:00 AM',
      'Monday, 9:00 AM',
      'Monday, 9:00 AM',
      'tomorrow, 9:00 AM',
      'tomorrow, 9:00 AM',
    ],
    replies: ['1:00 PM', 'tomorrow, 10:40 AM'],
    names: ['Eastern Standard Time', 'Eastern Daylight Time'],
  },
  'America/Los_Angeles': {
    shown: [
      '6:00 AM',
      '3:00 PM',
      '3:00 PM',
      'tomorrow, 6:00 AM',
      'Monday, 6:00 AM',
      'Monday, 6:00 AM',
      'tomorrow, 6:00 AM',
      'tomorrow, 6:00 AM',
    ],
    replies: ['10:00 AM', 'tomorrow, 7:40 AM'],
    names: ['Pacific Standard Time', 'Pacific Daylight Time'],
  },
  // Clocks in London change later than in New York, so on March 8 the difference is an hour less.
  'Europe/London': {
    shown: [
      '2:00 PM',
      '11:00 PM',
      '11:00 PM',
      'tomorrow, 2:00 PM',
      'Monday, 2:00 PM',
      'Monday, 2:00 PM',
      'tomorrow, 1:00 PM',
      'tomorrow, 2:00 PM',
    ],
    replies: ['6:00 PM', 'tomorrow, 3:40 PM'],
    names: ['Greenwich Mean Time', 'Greenwich Mean Time'],
  },
  'Asia/Kolkata': {
    shown: [
      '7:30 PM',
      'tomorrow, 4:30 AM',
      '4:30 AM',
      '7:30 PM',
      'Monday, 7:30 PM',
      'Monday, 7:30 PM',
      'tomorrow, 6:30 PM',
      'tomorrow, 7:30 PM',
    ],
    replies: ['11:30 PM', '9:10 PM'],
    names: ['India Standard Time', 'India Standard Time'],
  },
};
const forward = 6;

for (const [timezoneId, { shown, replies, names }] of Object.entries(clocks)) {
  // Unit tests prove every zone; `npm test` reads the desk from the farthest.
  test.describe(`in ${timezoneId}`, {
    tag: timezoneId === 'Asia/Kolkata' ? [] : '@release',
  }, () => {
    test.use({ timezoneId });

    test('the desk clock is right at eight times, on my clock and on its own', {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize(phone);
      const { clock, standing, clocks } = deskClockOf(page);
      for (const [index, [now, why]] of moments.entries()) {
        await test.step(now, async () => {
          await page.clock.setFixedTime(now);
          await page.goto(index % 2 ? '/media' : '/media-inquiries');
          await clock.scrollIntoViewIfNeeded();
          const time = shown[index] ?? '';
          const zone = names[index === forward ? 1 : 0] ?? '';
          await expect(standing).toHaveText(
            why ? `Desk closed until ${time}: ${why}.` : `Desk open now, until ${time}.`,
          );
          await expect(clocks).toContainText(`That is ${zone}, your clock`);
          await expect(clocks).toContainText('Phone: answered');
          const reply = why ? undefined : replies[index - 1];
          if (reply) await expect(clocks).toContainText(`answered by ${reply}.`);
          const isOurs = timezoneId === 'America/New_York';
          await expect(clocks).toContainText(isOurs ? 'your clock and ours' : 'At the desk');
          const desk = index === forward ? 'Eastern Daylight Time' : 'Eastern Standard Time';
          await expect(clocks).toContainText(desk);
          expect(await page.evaluate(layoutShift), 'what moved').toBe(0);
        });
      }
    });
  });
}

test('the clock goes on by itself, and says nothing to those who listen', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T13:58:30Z' });
  await page.goto('/media');
  const { standing, clock } = deskClockOf(page);
  await clock.scrollIntoViewIfNeeded();
  await expect(standing).toContainText('Desk closed until');
  await page.clock.runFor('01:31');
  await expect(standing).toContainText('Desk open now');
  await expect(clock.locator('[aria-live], [role="status"]')).toHaveCount(0);
});
