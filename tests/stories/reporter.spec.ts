import {
  composerOf,
  leaveWindow,
  letterIn,
  mailProgramAsked,
  mailtoOf,
  receiptOf,
} from '../support/contact.ts';
import { hydrated } from '../support/hydration.ts';
import { pressKitOf } from '../support/press-kit.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { countTrip } from '../support/trip.ts';

test.use({
  allowedMessages: mailProgramAsked,
  reducedMotion: 'reduce',
  viewport: phone,
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/Chicago',
});

test('on a phone I find the pulmonologist who speaks Spanish, save her headshot and send a request: at most 4 pages and 14 presses', {
  tag: ['@not-firefox', '@long'],
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T09:00:00-06:00');
  const trip = await countTrip(page);
  const main = page.getByRole('main');

  await page.goto('/');
  await main.getByRole('link', { name: 'Find a speaker' }).tap();
  await expect(page).toHaveURL('/speakers/directory');
  await hydrated(page);
  const search = main.getByRole('searchbox');
  await search.tap();
  await page.keyboard.type('pulmonologist Spanish');
  await main.getByRole('link', { name: /^View Profile of Dr. Inés/ }).tap();

  await main.getByRole('link', { name: 'Press kit' }).tap();
  const saving = page.waitForEvent('download');
  await pressKitOf(page).downloads.first().tap();
  expect((await saving).suggestedFilename()).toMatch(/callowreef/);
  await main.getByRole('link', { name: 'Ask for an interview' }).tap();

  for (const [question, answer] of [
    ['Outlet', 'Harbor Daily'],
    ['Your name', 'Ana Reyes'],
    ['The one question you most need answered', 'Who is most at risk from the smoke?'],
  ] as const) {
    await main.getByLabel(question, { exact: true }).tap();
    await page.keyboard.type(answer);
  }
  await main.getByRole('link', { name: /^Ask for Dr\. Callowreef/ }).tap();
  const { way, sent, dialog } = composerOf(page);
  await expect(dialog).toBeVisible();
  const { to, subject, body } = await letterIn(page);
  expect(to).toBe('media@climatehealthvoices.example');
  expect(subject).toContain('Dr. Inés Callowreef');
  expect(body).toContain('Outlet: Harbor Daily\nYour name: Ana Reyes\n');
  await mailtoOf(page, () => way('Mail app').tap());
  await leaveWindow(page);
  await sent.tap();
  await expect(receiptOf(page).fact('Answer by')).toHaveText(
    /^Monday, November 23, 2026 at 10:00 AM/,
  );

  expect(await trip.presses(), 'presses').toBeLessThanOrEqual(14);
  expect(trip.pages().length, trip.pages().join(' ')).toBeLessThanOrEqual(4);
});
