import type { Page } from '@playwright/test';
import { composerOf, letterIn, recordAnnouncements, settle } from '../support/contact.ts';
import { phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const address = '/media-inquiries/deadline';
/** Monday, ten in the morning in New York. */
const monday = '2026-11-23T15:00Z';

function finderOf(page: Page) {
  return {
    /** Those who are found, the ones folded in among them. */
    people: page.locator('[aria-labelledby="found"] ul > li:has(h3)'),
    shortNotice: page.locator('[aria-labelledby="short-notice"] ul > li:has(h3)'),
    more: page.getByText(/^Show \d+ more$/),
    ask: page.getByRole('link', { name: /^Ask for / }),
    desk: page.getByRole('link', { name: 'Ask the desk' }),
    call: page.getByRole('link', { name: 'Call the desk: 555-0150' }),
    soon: page.getByRole('group', { name: 'A deadline soon' }).getByRole('button'),
    field: (label: string) => page.getByLabel(label, { exact: true }),
  };
}

test.describe('with a deadline', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('I ask by keyboard, read who can talk first and where it is what time, and send a complete request', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.setFixedTime(monday);
    const announcements = await recordAnnouncements(page);
    await page.goto(address);
    const { people, shortNotice, more, field } = finderOf(page);
    await expect(shortNotice.first()).toBeVisible();

    await test.step('the answers', async () => {
      await (await tabTo(page, /^Topic$/)).selectOption('Extreme heat');
      await expect(page).toHaveURL(/\?topic=Extreme\+heat$/);
      await (await tabTo(page, /^Language on air$/)).selectOption('English');
      await field('Deadline').fill('2026-11-23T17:30');
      await expect(page).toHaveURL(/by=2026-11-23T17%3A30&zone=America%2FNew_York$/);
      await expect(
        page.getByRole('main').getByText(/people state hours before your deadline/),
      ).toBeVisible();
      await expect
        .poll(announcements)
        .toContainEqual(expect.stringMatching(/^polite: \d+ people state hours before/));
    });

    await test.step('who can talk, the earliest first', async () => {
      await more.click();
      const amara = people.filter({ hasText: 'Dr. Amara Quill' });
      await expect(amara).toContainText(
        'Can talk today, 3:00 PM to 5:30 PM, your Eastern Standard Time',
      );
      await expect(amara).toContainText('There: today, 2:00 PM to 4:30 PM Central Standard Time');
      await expect(amara).toContainText('It is 9:00 AM there now.');
      const texts = await people.allTextContents();
      const startTimes = texts.map((text) =>
        Date.parse(`2026-11-23 ${/today, (\d+:\d\d [AP]M)/.exec(text)?.[1]}`),
      );
      expect(startTimes).toEqual(startTimes.toSorted((a, b) => a - b));
    });

    await test.step('without knowing who asks, the form asks for that alone', async () => {
      await field('Outlet').fill('Harbor Daily');
      await page.getByRole('link', { name: 'Ask for Dr. Quill' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'Ask for Dr. Amara Quill' });
      await settle(form);
      await expect(form.getByLabel('Outlet')).toHaveValue('Harbor Daily');
      await expect(form.getByLabel('Topic')).toHaveValue('Extreme heat');
      await form.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('with it, one press shows the finished letter', async () => {
      await field('Your name').fill('Ana Reyes');
      await field('The one question you most need answered').fill('When is a room too hot?');
      await page.getByRole('link', { name: 'Ask for Dr. Quill' }).press('Enter');
      await settle(composerOf(page).dialog);
      const { to, subject, body } = await letterIn(page);
      expect(to).toBe('media@climatehealthvoices.example');
      expect(subject).toContain(
        'Deadline Monday, November 23, 2026 5:30 PM Eastern Standard Time: Extreme heat, Dr. Amara Quill',
      );
      for (const line of [
        'Deadline: Monday, November 23, 2026 5:30 PM Eastern Standard Time',
        'The same on the speaker’s clock: Monday, November 23, 2026 4:30 PM Central Standard Time',
        'Speaker: Dr. Amara Quill, Emergency physician, Harborlight, TX',
        'Topic: Extreme heat',
        'Language: English',
        'Outlet: Harbor Daily',
        'Your name: Ana Reyes',
      ]) {
        expect(body).toContain(`${line}\n`);
      }
      expect(body).toContain('The one question you most need answered: When is a room too hot?');
    });

    await test.step('once it was sent I read when I hear back, and the number to call', async () => {
      const { sent, close } = composerOf(page);
      await sent.click();
      const receipt = page.getByRole('dialog');
      await expect(receipt).toContainText('Monday, November 23, 2026 at 11:00 AM EST');
      await expect(receipt.getByRole('link', { name: '555-0150' })).toHaveAttribute(
        'href',
        'tel:555-0150',
      );
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await expect(close).toBeHidden();
    });

    await test.step('what I typed about myself is kept until I clear it', async () => {
      await field('Outlet').fill('Harbor Evening');
      await page.reload();
      await expect(field('Outlet')).toHaveValue('Harbor Evening');
      await expect(field('Topic')).toHaveValue('Extreme heat');
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(field('Outlet')).toHaveValue('');
    });
  });

  test('one press sets a deadline, the list follows and I hear it once', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T15:02Z');
    const announcements = await recordAnnouncements(page);
    await page.goto(`${address}?topic=Extreme+heat`);
    const { people, field, soon } = finderOf(page);
    await expect(soon).toHaveText(['In 90 minutes', 'Today, 5:00 PM', 'Tomorrow, 9:00 AM']);
    await soon.filter({ hasText: 'Today' }).click();
    await expect(field('Deadline')).toHaveValue('2026-11-23T17:00');
    await expect(page).toHaveURL(/by=2026-11-23T17%3A00&zone=America%2FNew_York$/);
    const sentence =
      (await page
        .getByRole('main')
        .getByText(/people state hours before/)
        .textContent()) ?? '';
    await expect.poll(async () => (await announcements()).join()).toContain(sentence);
    expect((await announcements()).filter((one) => one === `polite: ${sentence}`)).toHaveLength(1);
    await soon.filter({ hasText: '90' }).click();
    await expect(field('Deadline')).toHaveValue('2026-11-23T11:35');
    await soon.filter({ hasText: 'Tomorrow' }).press('Enter');
    await expect(field('Deadline')).toHaveValue('2026-11-24T09:00');
    await expect(people.first()).toContainText('Can talk today');
    // The chips go by the clock that is chosen: in Berlin it is past five.
    await page.clock.setFixedTime('2026-11-23T16:30Z');
    await page.goto(address);
    await expect(soon).toHaveCount(3);
    await field('Your clock').selectOption('Europe/Berlin');
    await expect(soon).toHaveText(['In 90 minutes', 'Tomorrow, 9:00 AM']);
    await soon.first().click();
    await expect(field('Deadline')).toHaveValue('2026-11-23T19:00');
  });

  test('the speaker I come from stands first; when too late I read who can, and I can let go of the name', async ({
    page,
  }) => {
    await page.clock.setFixedTime(monday);
    const announcements = await recordAnnouncements(page);
    const { people, shortNotice, field } = finderOf(page);
    const from = `${address}?speaker=amara-quill&topic=Extreme+heat`;
    const removeSpeaker = page.getByRole('button', { name: 'Remove: Dr. Amara Quill' });

    await test.step('before I name a deadline', async () => {
      await page.goto(from);
      await expect(page.getByText('Dr. Amara Quill stands first.')).toBeVisible();
      await expect(people.first()).toContainText('You asked for Dr. Quill.');
      await expect(people.first()).toContainText('Can talk today, 3:00 PM to 7:30 PM');
      await expect(field('Topic')).toHaveValue('Extreme heat');
    });

    await test.step('in time', async () => {
      await page.goto(`${from}&by=2026-11-23T17:00&zone=America/New_York`);
      await expect(page.getByText('Dr. Amara Quill can talk before your deadline.')).toBeVisible();
      await expect(people.first()).toContainText('Dr. Amara Quill');
    });

    await test.step('too late', async () => {
      await page.goto(`${from}&by=2026-11-23T14:00&zone=America/New_York`);
      await expect(
        page.getByText(/^Dr\. Amara Quill cannot talk before your deadline\. \d others can talk/),
      ).toBeVisible();
      await expect(people.first()).toContainText('Has no hours before your deadline.');
      await expect(people.nth(1)).not.toContainText('Has no hours');
    });

    await test.step('without the name', async () => {
      await removeSpeaker.press('Delete');
      await expect(removeSpeaker).toBeHidden();
      await expect(field('Topic')).toBeFocused();
      await expect(people.first()).not.toContainText('Dr. Amara Quill');
      await expect(page).not.toHaveURL(/speaker=/);
      await expect
        .poll(announcements)
        .toContainEqual(
          expect.stringMatching(/^polite: Removed Dr\. Amara Quill\. \d people state/),
        );
    });

    await test.step('a name that nobody has, or who takes no requests, is ignored', async () => {
      await page.goto(`${address}?speaker=nobody-here`);
      await expect(shortNotice.first()).toBeVisible();
      await expect(page.getByText('Asked for first')).toBeHidden();
    });
  });
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('a link means the same moment; where nobody can talk I read who comes nearest', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(monday);
    const { people, field, desk, shortNotice } = finderOf(page);

    await test.step('nothing asked', async () => {
      await page.goto(address);
      await expect(shortNotice.first()).toBeVisible();
      await field('Outlet').fill('Radio 9');
      await expect(page.getByText('What you type is kept on this device')).toBeVisible();
    });

    await test.step('found', async () => {
      await page.goto(`${address}?topic=Extreme+heat&by=2026-11-23T17:30&zone=America/New_York`);
      await expect(field('Your clock')).toHaveValue('America/New_York');
      await expect(people.filter({ hasText: 'Dr. Amara Quill' })).toContainText(
        'Can talk today, 3:00 PM to 5:30 PM, your Eastern Standard Time',
      );
    });

    await test.step('nobody', async () => {
      await page.goto(`${address}?topic=Extreme+heat&by=2026-11-23T10:10&zone=America/New_York`);
      await expect(page.getByText('Nobody has everything you ask for.')).toBeVisible();
      await expect(people).toHaveCount(3);
      await expect(people.first()).toContainText('Has no hours before your deadline.');
      await field('Your name').fill('Ana Reyes');
      await field('The one question you most need answered').fill('Is it safe?');
      await desk.click();
      await settle(composerOf(page).dialog);
      const { subject, body } = await letterIn(page);
      expect(subject).toContain('10:10 AM Eastern Standard Time: Extreme heat');
      expect(body).toContain('Speaker: whoever can talk before the deadline');
    });

    await test.step('those who are free but in another field stand before those who are too late; the speaker I asked for comes first', async () => {
      await page.goto(
        `${address}?speaker=amara-quill&topic=Extreme+heat&lang=Spanish&by=2026-11-23T11:30&zone=America/New_York`,
      );
      await expect(people.first()).toContainText('You asked for Dr. Quill.');
      const otherTexts = (await people.allTextContents()).slice(1);
      const isLate = otherTexts.map((text) => text.includes('Has no hours before your deadline.'));
      expect(isLate).toContain(false);
      expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)));
    });

    await test.step('over', async () => {
      await page.goto(`${address}?by=2026-11-20T10:00&zone=Asia/Kolkata`);
      await expect(page.getByText('That deadline is over.')).toBeVisible();
      await expect(people).toHaveCount(0);
    });
  });
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I read everyone who takes calls on short notice, and each has a letter', async ({
    page,
  }) => {
    await page.goto(address);
    const { shortNotice, ask, desk, call } = finderOf(page);
    await expect(
      page.getByText('Without JavaScript this page cannot compare clocks.'),
    ).toBeVisible();
    expect(await shortNotice.count()).toBeGreaterThan(5);
    await expect(shortNotice.first()).toContainText('Notice:');
    await expect(ask.first()).toHaveAttribute('href', /^mailto:media@.*body=Deadline/);
    await expect(desk).toHaveAttribute('href', /^mailto:media@/);
    await expect(call.first()).toHaveAttribute('href', 'tel:555-0150');
    await expect(
      page.getByText(/within 1 hour while the desk is open: Monday/).first(),
    ).toBeVisible();
    await expect(page.getByText(/At night, leave a message/)).toBeVisible();
    await page.goto('/media-inquiries');
    await expect(
      page.getByText('Within 4 hours during business hours', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByText('With a deadline: within 1 hour while the desk is'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: '555-0150' }).first(),
    ).toBeVisible();
    await expect(page.getByText('Monday to Friday, 9:00 AM to 6:00 PM Eastern Time')).toBeVisible();
    await expect(page.getByText('At the desk now')).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'I have a deadline' }).first(),
    ).toBeVisible();
  });
});
