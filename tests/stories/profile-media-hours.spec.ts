import type { Page } from '@playwright/test';
import { recordAnnouncements } from '../support/contact.ts';
import { pressKitOf } from '../support/press-kit.ts';
import { paused, profileOf } from '../support/profile.ts';
import { expect, test } from '../support/test.ts';

const pathOfSpeaker = (id: string) => `/speakers/profile/${id}`;
const hoursNote = (page: Page) => profileOf(page).now;

const central = 'your Central Standard Time';

test.describe('a reporter in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });

  for (const [id, now, when, clock] of [
    // Within the hours, the notice counts from now, to the next quarter of an hour.
    [
      'amara-quill',
      '2026-11-16T21:12Z',
      `today, 5:15 PM to 6:30 PM, ${central}.`,
      'It is 3:12 PM there now.',
    ],
    [
      'amara-quill',
      '2026-11-17T00:30Z',
      `tomorrow, 2:00 PM to 6:30 PM, ${central}.`,
      'It is 6:30 PM there now.',
    ],
    // A day's notice is never today.
    [
      'harpreet-valewind',
      '2026-11-17T19:00Z',
      `Thursday, 3:00 PM to 5:00 PM, ${central}.`,
      'There: Thursday, 4:00 PM to 6:00 PM Eastern Standard Time. It is 2:00 PM there now.',
    ],
    // Thanksgiving, the day after it, and a weekend.
    [
      'amara-quill',
      '2026-11-26T18:00Z',
      `Monday, 2:00 PM to 6:30 PM, ${central}.`,
      'It is 12:00 PM there now.',
    ],
    [
      'soo-ah-fairwether',
      '2026-07-06T19:30Z',
      'tomorrow, 2:30 PM to 3:30 PM, your Central Daylight Time.',
      'There: tomorrow, 12:30 PM to 1:30 PM Mountain Standard Time. It is 12:30 PM there now.',
    ],
    [
      'beau-cypresson',
      '2026-03-08T05:00Z',
      'today, 5:00 AM to 7:00 PM, your Central Daylight Time.',
      'There: today, 6:00 AM to 8:00 PM Eastern Daylight Time. It is 12:00 AM there now.',
    ],
  ] as const) {
    // Unit tests prove every moment.
    test(`at ${now}, the page of ${id} says: Can talk ${when}`, {
      tag: now.startsWith('2026-11-1') || now.includes('11-26') ? [] : '@release',
    }, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(pathOfSpeaker(id));
      await expect(hoursNote(page)).toHaveText(`Can talk ${when} ${clock}`);
    });
  }

  test('the hours end while I read, and nobody interrupts me', async ({ page }) => {
    const announcements = await recordAnnouncements(page);
    await page.clock.install({ time: '2026-11-16T22:14:30Z' });
    await page.goto(pathOfSpeaker('amara-quill'));
    await expect(hoursNote(page)).toContainText('Can talk today, 6:15 PM to 6:30 PM');
    await page.clock.runFor('01:00');
    await expect(hoursNote(page)).toContainText('It is 4:15 PM');
    await expect(hoursNote(page)).toContainText('Can talk today, 6:15 PM to 6:30 PM');
    await page.clock.runFor('01:00');
    await expect(hoursNote(page)).toContainText('Can talk tomorrow, 2:00 PM to 6:30 PM');
    expect(await announcements()).toEqual([]);
  });
});

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('I read my own clock first, and that of the speaker beside it', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-16T21:12Z');
    await page.goto(pathOfSpeaker('amara-quill'));
    await expect(hoursNote(page)).toHaveText(
      'Can talk today, 8:15 AM to 9:30 AM, your Japan Standard Time. There: today, 5:15 PM to 6:30 PM Central Standard Time. It is 3:12 PM there now.',
    );
  });
});

test('a speaker who takes no requests is not offered to the media', async ({ page }) => {
  await page.goto(paused.path);
  await expect(hoursNote(page)).toHaveCount(0);
  const { media } = pressKitOf(page);
  await expect(media).toContainText('Not taking new requests now.');
  await expect(media.getByRole('link', { name: 'How to reach the media team' })).toHaveAttribute(
    'href',
    '/media-inquiries',
  );
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I read the hours, the notice and the languages, and no time that is not now', async ({
    page,
  }) => {
    await page.goto(pathOfSpeaker('amara-quill'));
    const { media } = pressKitOf(page);
    await expect(media).toContainText('Monday to Thursday, 2:00 PM to 6:30 PM Central Time');
    await expect(media).toContainText('2 hours');
    await expect(media).toContainText('English and Igbo');
    await expect(hoursNote(page)).toBeHidden();
    await expect(
      media.getByRole('link', { name: 'Ask the media team for Dr. Quill' }),
    ).toHaveAttribute('href', '/media-inquiries/deadline?speaker=amara-quill&topic=Extreme+heat');
    await expect(media.getByRole('link', { name: 'I have a deadline' })).toBeVisible();
    await expect(media.getByRole('link', { name: 'Call the desk: 555-0150' })).toHaveAttribute(
      'href',
      'tel:555-0150',
    );
    const hours = page.getByText('Monday to Thursday, 2:00 PM to 6:30 PM Central Time');
    await expect(hours.filter({ visible: true })).toHaveCount(2);
  });
});
