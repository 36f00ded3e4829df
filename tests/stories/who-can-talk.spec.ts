import {
  composerOf,
  leaveWindow,
  mailProgramAsked,
  mailtoOf,
  receiptOf,
} from '../support/contact.ts';
import { openDirectory } from '../support/directory.ts';
import { guide, heatKit, kitOf } from '../support/hazards.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { profileOf } from '../support/profile.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { countTrip } from '../support/trip.ts';

test.use({
  allowedMessages: mailProgramAsked,
  reducedMotion: 'reduce',
  timezoneId: 'America/New_York',
});

const moments = [
  {
    what: 'on an ordinary day',
    now: '2026-11-30T15:00Z',
    standing: 'Desk open now, until 6:00 PM.',
    reply: 'A message sent now is answered by 11:00 AM.',
    call: 'Phone: 555-0150, answered now, until 10:00 PM.',
    answerBy: 'Monday, November 30, 2026 at 11:00 AM',
  },
  {
    what: 'on Thanksgiving',
    now: '2026-11-26T15:00Z',
    standing: 'Desk closed until Monday, 9:00 AM: Thanksgiving Day and the day after Thanksgiving.',
    reply: 'A message sent now is answered by Monday, 10:00 AM.',
    call: 'Phone: 555-0150, answered now, until 6:00 PM.',
    answerBy: 'Monday, November 30, 2026 at 10:00 AM',
  },
  {
    what: 'at night',
    now: '2026-12-01T04:30Z',
    standing: 'Desk closed until tomorrow, 9:00 AM: outside business hours.',
    reply: 'A message sent now is answered by tomorrow, 10:00 AM.',
    call: 'Phone: 555-0150, answered again from tomorrow, 7:00 AM; until then, leave a message.',
    answerBy: 'Tuesday, December 1, 2026 at 10:00 AM',
  },
] as const;

for (const [place, viewport] of Object.entries({ phone, desk })) {
  for (const { what, now, standing, reply, call, answerBy } of moments) {
    test(`${what}, on a ${place}, I find who can talk about heat and ask: at most 6 pages and 16 presses`, {
      tag: ['@long', '@not-firefox'],
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(now);
      const trip = await countTrip(page);
      const main = page.getByRole('main');

      await page.goto('/');
      await main
        .getByRole('link', { name: /rapid response guide/i })
        .first()
        .click();
      await expect(page).toHaveURL(guide);
      await main.getByRole('link', { name: 'The full kit: Extreme Heat' }).click();
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Who can talk' })
        .click();
      const first = kitOf(page).speakers.first();
      await expect(first).toContainText('Can talk ');
      const when = (await first.getByText(/^Can talk /).textContent()) ?? '';
      await first.getByRole('link', { name: /^Ask for / }).click();

      const line = main.locator('p').filter({ hasText: standing });
      await expect(line).toContainText(reply);
      await expect(main.getByText(call)).toBeVisible();
      await expect(line).toBeInViewport();
      await expect(main.getByRole('link', { name: '555-0150', exact: true })).toHaveAttribute(
        'href',
        'tel:555-0150',
      );
      const found = main.getByRole('list', { name: 'Who can talk', exact: true });
      await expect(found.locator(':scope > li')).toHaveCount(4);
      await expect(found.locator(':scope > li').first()).toContainText(when);
      await expect(main.getByText(/^Show \d+ more$/)).toBeVisible();
      expect(await page.evaluate(layoutShift)).toBe(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (place === 'phone') expect(height).toBeLessThanOrEqual(4_000);

      for (const [question, answer] of [
        ['Outlet', 'Harbor Daily'],
        ['Your name', 'Ana Reyes'],
        ['The one question you most need answered', 'When is a room too hot?'],
      ] as const) {
        await main.getByLabel(question, { exact: true }).click();
        await page.keyboard.type(answer);
      }
      await found
        .getByRole('link', { name: /^Ask for / })
        .first()
        .click();
      const { way, sent, dialog } = composerOf(page);
      await expect(dialog).toBeVisible();
      await mailtoOf(page, () => way('Mail app').click());
      await leaveWindow(page);
      await sent.click();
      await expect(receiptOf(page).fact('Answer by')).toContainText(answerBy);
      await expect(
        page.getByRole('dialog').getByRole('link', { name: '555-0150' }),
      ).toHaveAttribute('href', 'tel:555-0150');

      expect(await trip.presses(), 'presses').toBeLessThanOrEqual(16);
      expect(trip.pages().length, trip.pages().join(' ')).toBeLessThanOrEqual(6);
    });
  }
}

for (const { what, now } of moments) {
  test(`${what}, kit, profile, deadline desk and directory tell one time`, {
    tag: what === 'on Thanksgiving' ? '@long' : '@release',
  }, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(heatKit);
    const row = kitOf(page).speakers.filter({ hasText: 'Dr. Amara Quill' });
    await row.first().scrollIntoViewIfNeeded();
    const when = (await row.getByText(/^Can talk /).textContent()) ?? '';
    expect(when).toMatch(/^Can talk .*, your Eastern Standard Time\.$/);

    await page.goto('/speakers/profile/amara-quill');
    await expect(profileOf(page).now).toContainText(when);
    await page.getByRole('main').getByRole('link', { name: 'Ask for an interview' }).click();
    await expect(page).toHaveURL(/speaker=amara-quill&topic=Extreme\+heat$/);
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('Extreme heat');
    const wish = page
      .getByRole('list', { name: 'Who can talk', exact: true })
      .getByRole('listitem');
    await expect(wish.first()).toContainText(when);

    await openDirectory(page);
    const card = page.getByRole('article').filter({ hasText: 'Dr. Amara Quill' });
    const [, day, from] = /^Can talk (.*), (.*) to /.exec(when) ?? [];
    await expect(card).toContainText(`Can talk ${day}, ${from} (`);
  });
}

test.describe('on the day after Thanksgiving', () => {
  test('where nobody fits, the number is beside the words', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T15:00Z');
    await page.goto('/media-inquiries/deadline?by=2026-11-27T17:00&zone=America/New_York');
    const box = page
      .getByRole('main')
      .locator('div')
      .filter({
        has: page.getByText('Nobody has everything you ask for.', { exact: true }),
      });
    await expect(box.getByRole('link', { name: 'Call the desk: 555-0150' }).first()).toBeVisible();
  });

  test('kits, guide, profile and footer have the number, the deadline and one promise', async ({
    page,
  }) => {
    for (const path of [heatKit, guide, '/media-inquiries']) {
      await page.goto(path);
      const call = page.getByRole('region', { name: 'On deadline?' });
      await expect(call).toContainText('answered within 1 hour while the desk is open');
      await expect(call.getByRole('link', { name: 'I have a deadline' })).toHaveAttribute(
        'href',
        /^\/media-inquiries\/deadline/,
      );
      await expect(call.getByRole('link', { name: 'Call the desk: 555-0150' })).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'I have a deadline' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Phone: 555-0150' })).toBeVisible();
    await expect(footer).toContainText('within 1 hour while the desk is open');
  });
});
