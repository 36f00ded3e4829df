import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydration.ts';
import { readIcs } from '../support/ics-events.ts';
import { icsProblems } from '../support/ics-problems.ts';
import { keptBefore } from '../support/kept-before.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { choose } from '../support/press.ts';
import { readPdf } from '../support/read-pdf.ts';
import { availableSpeakers } from '../support/shortlist.ts';
import { phone } from '../support/sizes.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const address = '/resources/community-toolkit/papers';
/** As a shortlist on the device has them. */
const speakers = availableSpeakers(3).map(({ id, name }) => ({ id, name }));
const today = '2026-11-10T15:00Z';
const event = {
  'Question or topic': 'How do we sleep through hot nights?',
  Day: '2026-12-05',
  Begins: '18:30',
  Ends: '20:00',
  'Name of the place': 'Canal Street Library',
  Address: '12 Canal Street',
  'Bus line and stop': 'Line 12, Canal Street',
  Speaker: 'Amara Quill',
  'Their work': 'nurse at Harborlight',
  'Who invites': 'Elm Row Tenants',
  'Email for questions': 'elm@example.org',
};

test.use({ viewport: phone, timezoneId: 'America/Chicago' });

function papersOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    field: (label: string) => page.getByLabel(label, { exact: true }),
    paper: page.getByRole('tabpanel'),
    chooseTab: (name: string) => page.getByRole('tab', { name }).click(),
    forget: button('Forget what I typed'),
    printAll: button('Print all, or save as PDF'),
    printThis: button('Print this'),
    calendar: button('Save the calendar file'),
  };
}

async function open(page: Page, path = address) {
  await page.clock.setFixedTime(today);
  await page.goto(path);
  await hydrated(page);
  return papersOf(page);
}

/** The number of printed pages after a press. */
async function sheetsOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await press();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages;
}

test.describe('a host with a phone', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('types the event once and has every paper of it', {
    tag: ['@not-firefox', '@long'],
  }, async ({ page }) => {
    await page.goto('/resources/community-toolkit');
    await page.getByRole('link', { name: 'Fill in your materials' }).click();
    await expect(page).toHaveURL(address);
    const { field, paper, chooseTab, printAll, printThis, calendar, forget } = await open(page);

    await test.step('the flyer has lines to write on until it is filled in', async () => {
      await expect(paper).toContainText('Come and ask.');
      await expect(paper).not.toContainText('Canal Street');
      for (const [label, answer] of Object.entries(event)) await field(label).fill(answer);
      await expect(paper).toContainText('How do we sleep through hot nights?');
      await expect(paper).toContainText('Saturday, December 5, 2026, 6:30 PM to 8:00 PM');
      await expect(paper).toContainText('Amara Quill, nurse at Harborlight');
      await choose(page.getByRole('checkbox', { name: 'No steps' }));
      await expect(paper.getByRole('listitem').filter({ hasText: 'No steps' })).toBeVisible();
      await expect(paper.getByText('Check what is true')).toBeHidden();
      await expect(
        paper.getByRole('img', { name: 'A code that opens the profile of Dr. Amara Quill' }),
      ).toBeVisible();
    });

    await test.step('the invitation and the run sheet say the same', async () => {
      await chooseTab('First invitation');
      await expect(paper).toContainText('12 Canal Street, entrance without steps [where]');
      await expect(paper).toContainText('To send four weeks before: Saturday, November 7, 2026.');
      await page.getByRole('button', { name: 'Copy first invitation as text' }).click();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^Subject: Saturday with Amara Quill.*\n\nDear \[name\],/);
      expect(text).toMatch(/Elm Row Tenants$/);
      await chooseTab('Run sheet');
      await expect(paper.getByRole('listitem').filter({ hasText: '6:00 PM' })).toContainText(
        'Doors',
      );
      await expect(paper.getByRole('listitem').filter({ hasText: '6:35 PM' })).toContainText(
        'Amara',
      );
    });

    await test.step('the calendar has it at that hour', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
      expect(download.suggestedFilename()).toBe('event-2026-12-05.ics');
      const file = readFileSync(await download.path());
      expect(icsProblems(file).filter((problem) => !problem.startsWith('URL'))).toEqual([]);
      expect(readIcs(file.toString())).toMatchObject([
        {
          title: 'How do we sleep through hot nights?',
          start: '2026-12-05T18:30',
          end: '2026-12-05T20:00',
          zone: 'America/Chicago',
          startsAt: '2026-12-06T00:30:00Z',
          place: 'Canal Street Library, 12 Canal Street',
        },
      ]);
      expect(file.toString()).not.toMatch(/___|\[ \]/);
    });

    await test.step('all print, a sheet each, or one alone', async () => {
      expect(await sheetsOf(page, () => printAll.click())).toBe(9);
      await chooseTab('Signs');
      expect(await sheetsOf(page, () => printThis.click())).toBe(4);
      await chooseTab('Run sheet');
      expect(await sheetsOf(page, () => printThis.click())).toBe(1);
    });

    await test.step('it is there tomorrow, not in the address, and gone when forgotten', async () => {
      await expect(page).not.toHaveURL(/Canal|2026/);
      await expect(field('Who invites')).toHaveValue('Elm Row Tenants');
      await forget.click();
      await expect(field('Day')).toHaveValue('');
      await chooseTab('Flyer');
      await expect(paper).not.toContainText('Canal Street');
      expect(await page.evaluate(() => localStorage.getItem('draft:papers'))).toBeNull();
    });

    await test.step('unless I did not mean that', async () => {
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(field('Who invites')).toHaveValue('Elm Row Tenants');
      await expect(paper).toContainText('Canal Street');
    });
  });
});

test('what cannot be is told, stays in its field and off the papers', async ({ page }) => {
  const { field, paper, calendar } = await open(page);
  await calendar.click();
  await expect(page.getByText('Give the day and the time it begins first.').last()).toBeVisible();
  await expect(field('Day')).toBeFocused();
  await field('Day').fill('2026-06-01');
  await expect(page.getByText('That day is past.')).toBeVisible();
  await field('Begins').fill('18:00');
  await field('Ends').fill('17:00');
  await field('Email for questions').fill('elm at example');
  await field('Who invites').focus();
  await expect(field('Ends')).toHaveAccessibleDescription(/not later than the beginning/);
  await expect(field('Email for questions')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Email for questions')).toHaveValue('elm at example');
  await expect(paper).toContainText('Monday, June 1, 2026, 6:00 PM');
  await expect(paper).not.toContainText('5:00 PM');
  await expect(paper).not.toContainText('elm at');
});

test('the speakers of my shortlist are offered, and nothing moves when my answers come back', async ({
  page,
}) => {
  await keptBefore(
    page,
    'shortlist',
    JSON.stringify([{ id: 'amara-quill', name: 'Dr. Amara Quill' }]),
  );
  await keptBefore(
    page,
    'draft:papers',
    JSON.stringify({ question: 'Why? '.repeat(40), day: '2020-01-01' }),
  );
  const { field, paper } = await open(page);
  await expect(field('Speaker')).toHaveAttribute('list', 'shortlisted');
  await expect(page.locator('#shortlisted option')).toHaveAttribute('value', 'Dr. Amara Quill');
  await expect(paper).toContainText('Why? Why?');
  expect(await page.evaluate(layoutShift)).toBe(0);
});

test('of three speakers the papers say three, and the planner has the day', async ({ page }) => {
  await keptBefore(page, 'shortlist', JSON.stringify(speakers));
  const { field, paper, chooseTab, printThis } = await open(page);
  await field('Day').fill('2026-12-05');
  await page.getByRole('button', { name: 'Take the speakers of my shortlist' }).click();
  await expect(field('Speaker 3')).toHaveValue(speakers[2]?.name ?? '');
  await expect(field('Work of speaker 2')).not.toHaveValue('');
  await expect(paper.getByRole('img', { name: /^A code that opens the profile/ })).toHaveCount(3);
  expect(await sheetsOf(page, () => printThis.click())).toBe(1);
  await field('Web page for the code').fill('elm.example.org/evening');
  await expect(
    paper.getByRole('img', { name: 'A code that opens https://elm.example.org/evening' }),
  ).toBeVisible();
  await expect(paper.getByRole('img', { name: /profile/ })).toHaveCount(0);
  await chooseTab('Run sheet');
  await expect(paper).toContainText(/, and .+ speak, then the room\./);

  await page.goto('/resources/community-toolkit/planner');
  await hydrated(page);
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-12-05');
});

test('a task of the planner leads to its paper with the day, by keyboard', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await page.goto('/resources/community-toolkit/planner?date=2026-12-05&time=18:30');
  await expect(page.getByRole('link', { name: 'Speaker directory' })).toHaveAttribute(
    'href',
    '/speakers/directory',
  );
  await page.getByRole('checkbox', { name: /Send the reminder/ }).focus();
  await (await tabTo(page, /^Your reminder$/)).press('Enter');
  await hydrated(page);
  await expect(page).toHaveURL(`${address}#reminder`);
  const { paper, field } = papersOf(page);
  await expect(paper).toContainText('Saturday at 6:30 PM: see you at [place]?');
  await expect(field('Day')).toHaveValue('2026-12-05');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Reminder' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Thank-you' })).toBeFocused();
  await expect(paper).toContainText('Thank you for coming to [place] on Saturday.');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does and has the ready-made files', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('fill themselves in with JavaScript')).toBeVisible();
    await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
    for (const name of [/US Letter, PDF \(Event flyer\)/, /First invitation, Email draft/]) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
  });
});
