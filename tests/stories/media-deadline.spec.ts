import type { Page } from '@playwright/test';
import { everyRule } from '../support/axe.ts';
import { composerOf, letterIn, listen, settle } from '../support/contact.ts';
import { phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { targetFaults, widthFaults } from '../sweep/reflow.ts';

const address = '/media-inquiries/deadline';
/** Monday, ten in the morning in New York. */
const monday = '2026-11-23T15:00Z';

function finderOf(page: Page) {
  return {
    people: page.getByRole('list', { name: 'Who can talk' }).locator(':scope > li'),
    still: page
      .getByRole('list', { name: 'Who takes calls on short notice' })
      .locator(':scope > li'),
    ask: page.getByRole('link', { name: /^Ask for / }),
    desk: page.getByRole('link', { name: 'Ask the desk' }),
    field: (label: string) => page.getByLabel(label, { exact: true }),
  };
}

test.describe('with a deadline', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('I ask by keyboard, read who can talk first and where it is what time, and send a complete request', async ({
    page,
  }) => {
    await page.clock.setFixedTime(monday);
    const said = await listen(page);
    await page.goto(address);
    const { people, still, field } = finderOf(page);
    await expect(still.first()).toBeVisible();

    await test.step('the answers', async () => {
      await (await tabTo(page, /^Topic$/)).selectOption('Extreme heat');
      await expect(page).toHaveURL(/\?topic=Extreme\+heat$/);
      await (await tabTo(page, /^Language on air$/)).selectOption('English');
      await field('Deadline').fill('2026-11-23T17:30');
      await expect(page).toHaveURL(/by=2026-11-23T17%3A30&zone=America%2FNew_York$/);
      await expect(page.getByText(/people state hours before your deadline/)).toBeVisible();
      await expect
        .poll(said)
        .toContainEqual(expect.stringMatching(/^polite: \d+ people state hours before/));
    });

    await test.step('who can talk, the earliest first', async () => {
      const amara = people.filter({ hasText: 'Dr. Amara Quill' });
      await expect(amara).toContainText(
        'Can talk today, 3:00 PM to 5:30 PM, your Eastern Standard Time',
      );
      await expect(amara).toContainText('There: today, 2:00 PM to 4:30 PM Central Standard Time');
      await expect(amara).toContainText('It is 9:00 AM Central Standard Time there now.');
      const starts = await people.allTextContents();
      const hours = starts.map((text) =>
        Date.parse(`2026-11-23 ${/today, (\d+:\d\d [AP]M)/.exec(text)?.[1]}`),
      );
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    });

    await test.step('the request', async () => {
      await page.getByText('Add your outlet, name and phone').click();
      await field('Outlet (optional)').fill('Harbor Daily');
      await field('Your name (optional)').fill('Ana Reyes');
      await field('Live or recorded (optional)').selectOption('Live');
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
        'Live or recorded: Live',
      ]) {
        expect(body).toContain(`${line}\n`);
      }
    });

    await test.step('what I typed about myself is still there, and I can clear it', async () => {
      await page.reload();
      await page.getByText('Add your outlet, name and phone').click();
      await expect(field('Outlet (optional)')).toHaveValue('Harbor Daily');
      await expect(field('Topic')).toHaveValue('Extreme heat');
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(field('Outlet (optional)')).toHaveValue('');
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
    const { people, field, desk, still } = finderOf(page);
    const clean = async (state: string) => {
      expect.soft(await everyRule(page), state).toEqual([]);
      expect.soft(await page.evaluate(widthFaults), state).toEqual([]);
      expect.soft(await page.evaluate(targetFaults), state).toEqual([]);
    };

    await test.step('nothing asked', async () => {
      await page.goto(address);
      await expect(still.first()).toBeVisible();
      await page.getByText('Add your outlet, name and phone').click();
      await clean('nothing asked');
    });

    await test.step('found', async () => {
      await page.goto(`${address}?topic=Extreme+heat&by=2026-11-23T17:30&zone=America/New_York`);
      await expect(field('On the clock of')).toHaveValue('America/New_York');
      await expect(people.filter({ hasText: 'Dr. Amara Quill' })).toContainText(
        'Can talk today, 3:00 PM to 5:30 PM, your Eastern Standard Time',
      );
      await clean('found');
    });

    await test.step('nobody', async () => {
      await page.goto(`${address}?topic=Extreme+heat&by=2026-11-23T10:10&zone=America/New_York`);
      await expect(page.getByText('Nobody states hours before that who has')).toBeVisible();
      await expect(people).toHaveCount(3);
      await expect(people.first()).toContainText('Has no hours before your deadline.');
      await clean('nobody');
      await desk.click();
      const { subject, body } = await letterIn(page);
      expect(subject).toContain('10:10 AM Eastern Standard Time: Extreme heat');
      expect(body).toContain('Speaker: whoever can talk before the deadline');
    });

    await test.step('over', async () => {
      await page.goto(`${address}?by=2026-11-20T10:00&zone=Asia/Kolkata`);
      await expect(page.getByText('That deadline is over.')).toBeVisible();
      await expect(people).toHaveCount(0);
      await clean('over');
    });

    await test.step('nonsense in the address asks for nothing', async () => {
      await page.goto(
        `${address}?topic=<b>x</b>&lang=Klingon&by=2026-02-30T10:00&zone=Mars/Olympus`,
      );
      await expect(still.first()).toBeVisible();
      await expect(field('Topic')).toHaveValue('');
      await expect(field('On the clock of')).toHaveValue(/^Asia\/(Kolkata|Calcutta)$/);
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('I read everyone who takes calls on short notice, and each has a letter', async ({
    page,
  }) => {
    await page.goto(address);
    const { still, ask, desk } = finderOf(page);
    await expect(
      page.getByText('Without JavaScript this page cannot compare clocks.'),
    ).toBeVisible();
    expect(await still.count()).toBeGreaterThan(5);
    await expect(still.first()).toContainText('Notice:');
    await expect(ask.first()).toHaveAttribute('href', /^mailto:media@.*body=Deadline/);
    await expect(desk).toHaveAttribute('href', /^mailto:media@/);
    await page.goto('/media-inquiries');
    await expect(page.getByText('Monday to Friday, 9:00 AM to 6:00 PM Eastern Time')).toBeVisible();
    await expect(page.getByText('At the desk now')).toBeHidden();
    await expect(page.getByRole('link', { name: 'I have a deadline' })).toBeVisible();
  });
});
