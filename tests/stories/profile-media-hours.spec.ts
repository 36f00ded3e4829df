import type { Page } from '@playwright/test';
import { recordAnnouncements } from '../support/contact.ts';
import { pressKitOf } from '../support/press-kit.ts';
import { paused, profileOf } from '../support/profile.ts';
import { expect, test } from '../support/test.ts';

const pathOfSpeaker = (id: string) => `/speakers/profile/${id}`;
const hoursNote = (page: Page) => profileOf(page).now;

/** Speakers of each time zone, with the hours of their files. */
for (const [id, now, words] of [
  [
    'amara-quill',
    '2026-11-16T21:12Z',
    'Answers the media until 6:30 PM. It is 3:12 PM Central Time there.',
  ],
  [
    'amara-quill',
    '2026-11-17T00:30Z',
    'Next hours: tomorrow, 2:00 PM. It is 6:30 PM Central Time there.',
  ],
  [
    'amara-quill',
    '2026-11-20T12:00Z',
    'Next hours: Monday, 2:00 PM. It is 6:00 AM Central Time there.',
  ],
  [
    'amara-quill',
    '2026-07-06T20:12Z',
    'Answers the media until 6:30 PM. It is 3:12 PM Central Time there.',
  ],
  [
    'soo-ah-fairwether',
    '2026-07-07T19:30Z',
    'Answers the media until 1:30 PM. It is 12:30 PM Mountain Standard Time there.',
  ],
  [
    'soo-ah-fairwether',
    '2026-11-03T18:59Z',
    'Next hours: today, 12:00 PM. It is 11:59 AM Mountain Standard Time there.',
  ],
  [
    'ines-callowreef',
    '2026-11-21T07:59Z',
    'Next hours: Monday, 12:00 PM. It is 11:59 PM Pacific Time there.',
  ],
  [
    'beau-cypresson',
    '2026-03-08T10:00Z',
    'Answers the media until 8:00 PM. It is 6:00 AM Eastern Time there.',
  ],
  [
    'beau-cypresson',
    '2026-11-01T10:59Z',
    'Next hours: today, 6:00 AM. It is 5:59 AM Eastern Time there.',
  ],
] as const) {
  // Unit tests prove every moment.
  test(`at ${now}, the page of ${id} says: ${words}`, {
    tag: ['2026-11-16T21:12Z', '2026-11-01T10:59Z'].includes(now) ? [] : '@release',
  }, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(pathOfSpeaker(id));
    await expect(hoursNote(page)).toHaveText(words);
  });
}

test.describe('wherever I am', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });

  test('it is the time of the speaker that I read', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-16T21:12Z');
    await page.goto(pathOfSpeaker('amara-quill'));
    await expect(hoursNote(page)).toContainText('3:12 PM Central Time');
  });
});

test('the hours end while I read, and nobody interrupts me', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.clock.install({ time: '2026-11-17T00:28:30Z' });
  await page.goto(pathOfSpeaker('amara-quill'));
  await expect(hoursNote(page)).toContainText('6:28 PM');
  await page.clock.runFor('01:00');
  await expect(hoursNote(page)).toContainText('6:29 PM');
  await expect(hoursNote(page)).toContainText('until 6:30 PM');
  await page.clock.runFor('01:00');
  await expect(hoursNote(page)).toContainText('Next hours: tomorrow, 2:00 PM');
  expect(await announcements()).toEqual([]);
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
    ).toHaveAttribute('href', '/media-inquiries/deadline?speaker=amara-quill');
    const hours = page.getByText('Monday to Thursday, 2:00 PM to 6:30 PM Central Time');
    await expect(hours.filter({ visible: true })).toHaveCount(2);
  });
});
