import { layoutShift } from '../support/layout-shift.ts';
import { deskClockOf } from '../support/media-desk.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Eight moments: a minute before opening, opening, afternoon, closing, a Saturday, Thanksgiving
 * before a day off and a weekend, and the Sundays on which clocks in New York go forward and back.
 */
const moments = [
  ['2026-11-23T13:59Z', 'Desk closed, opens in 1 min.'],
  ['2026-11-23T14:00Z', 'Desk open now, reply by'],
  ['2026-11-23T20:40Z', 'Desk open now, reply by'],
  ['2026-11-23T23:00Z', 'Desk closed, opens in 15 h.'],
  ['2026-11-21T17:00Z', 'Desk closed, opens in 45 h.'],
  ['2026-11-26T15:00Z', 'Desk closed, opens in 3 days 23 h.'],
  ['2026-03-08T12:00Z', 'Desk closed, opens in 25 h.'],
  ['2026-11-01T12:00Z', 'Desk closed, opens in 26 h.'],
] as const;

/**
 * The times on the visitor's clock at each moment: of the reply while the desk is open, of its
 * opening while it is closed.
 */
const clocks: Record<string, { shown: readonly string[]; names: readonly string[] }> = {
  'America/New_York': {
    shown: [
      '9:00 AM',
      '1:00 PM',
      'tomorrow, 10:40 AM',
      'tomorrow, 9:00 AM',
      'Monday, 9:00 AM',
      'Monday, 9:00 AM',
      'tomorrow, 9:00 AM',
      'tomorrow, 9:00 AM',
    ],
    names: ['Eastern Standard Time', 'Eastern Daylight Time'],
  },
  'America/Los_Angeles': {
    shown: [
      '6:00 AM',
      '10:00 AM',
      'tomorrow, 7:40 AM',
      'tomorrow, 6:00 AM',
      'Monday, 6:00 AM',
      'Monday, 6:00 AM',
      'tomorrow, 6:00 AM',
      'tomorrow, 6:00 AM',
    ],
    names: ['Pacific Standard Time', 'Pacific Daylight Time'],
  },
  // Clocks in London change later than in New York, so on March 8 the difference is an hour less.
  'Europe/London': {
    shown: [
      '2:00 PM',
      '6:00 PM',
      'tomorrow, 3:40 PM',
      'tomorrow, 2:00 PM',
      'Monday, 2:00 PM',
      'Monday, 2:00 PM',
      'tomorrow, 1:00 PM',
      'tomorrow, 2:00 PM',
    ],
    names: ['Greenwich Mean Time', 'Greenwich Mean Time'],
  },
  'Asia/Kolkata': {
    shown: [
      '7:30 PM',
      '11:30 PM',
      '9:10 PM',
      '7:30 PM',
      'Monday, 7:30 PM',
      'Monday, 7:30 PM',
      'tomorrow, 6:30 PM',
      'tomorrow, 7:30 PM',
    ],
    names: ['India Standard Time', 'India Standard Time'],
  },
};
const forward = 6;

for (const [timezoneId, { shown, names }] of Object.entries(clocks)) {
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
      for (const [index, [now, words]] of moments.entries()) {
        await test.step(now, async () => {
          await page.clock.setFixedTime(now);
          await page.goto(index % 2 ? '/media' : '/media-inquiries');
          await clock.scrollIntoViewIfNeeded();
          const time = shown[index] ?? '';
          const zone = names[index === forward ? 1 : 0] ?? '';
          if (words.startsWith('Desk open')) {
            await expect(standing).toHaveText(`${words} ${time}.`);
            await expect(clocks).toContainText(`That is ${zone}, your clock`);
          } else {
            await expect(standing).toHaveText(words);
            await expect(clocks).toContainText(`it opens: ${time} ${zone}.`);
          }
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
  await expect(standing).toHaveText('Desk closed, opens in 2 min.');
  await page.clock.runFor('00:31');
  await expect(standing).toHaveText('Desk closed, opens in 1 min.');
  await page.clock.runFor('01:00');
  await expect(standing).toContainText('Desk open now');
  await expect(clock.locator('[aria-live], [role="status"]')).toHaveCount(0);
});
