import type { Page } from '@playwright/test';
import {
  leaveWindow,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  openLetter,
  receiptOf,
} from '../support/contact.ts';
import { keptBefore } from '../support/kept-before.ts';
import { expect, test } from '../support/test.ts';
import { widthProblems } from '../sweep/in-page.ts';

test.use({ allowedMessages: mailProgramAsked });

test('the mail app gets the letter I read, as it stands', async ({ page }) => {
  const { way } = await openLetter(page);
  const mailto = await mailtoOf(page, () => way('Mail app').click());
  expect(letterInLink(mailto)).toEqual(await letterIn(page));
});

test.describe('when I press the mail app', () => {
  /** Opens the composer and stops the clock, so that time passes only when the test says so. */
  async function openAtRest(page: Page) {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const composer = await openLetter(page);
    await page.clock.pauseAt('2026-11-21T11:00:00Z');
    return composer;
  }

  test('and a mail program comes up, the draft is there but not sent yet', async ({ page }) => {
    const { dialog, way } = await openAtRest(page);
    await way('Mail app').click();
    await page.clock.runFor(1400);
    await leaveWindow(page);
    await page.clock.runFor(5000);
    await expect(dialog.getByText('Draft opened, not sent yet').first()).toBeVisible();
    await expect(dialog.getByText('No mail program')).toBeHidden();
  });

  test('and none comes up, I am told so, have other ways, and my text stays', async ({ page }) => {
    const { dialog, way, ways, notice } = await openAtRest(page);
    const letter = await letterIn(page);
    await way('Mail app').click();
    await page.clock.runFor(1400);
    await expect(dialog.getByText('No mail program')).toBeHidden();
    await page.clock.runFor(100);
    await expect(dialog.getByText('No mail program seems to have opened.').first()).toBeVisible();
    await expect(dialog.getByText('Draft opened')).toBeHidden();
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(ways).toHaveCount(5);
    expect(await letterIn(page)).toEqual(letter);
  });
});

test('my letter stays until I say that it went', async ({ page }) => {
  const { dialog, way, sent } = await openLetter(page);
  await mailtoOf(page, () => way('Mail app').click());
  await expect(dialog).toBeVisible();
  await sent.click();
  await expect(dialog).toBeHidden();
  await expect(receiptOf(page).dialog).toBeVisible();
  await page.goto('/my-requests');
  await expect(page.getByRole('main')).toContainText('You said it was sent');
});

test('the way I chose last comes first the next time', async ({ page }) => {
  const { way, ways } = await openLetter(page);
  await expect(ways.first()).toHaveText('Mail app');
  await way('Yahoo Mail').evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  );
  await way('Yahoo Mail').click();
  await openLetter(page);
  await expect(ways.first()).toHaveText(/^Yahoo Mail/);
  await expect(ways).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the mail app comes first, whatever I chose last', async ({ page }) => {
    await keptBefore(page, 'mail-choice', '"yahoo"');
    const { ways } = await openLetter(page);
    await expect(ways.first()).toHaveText('Mail app');
    expect(await page.evaluate(widthProblems)).toEqual([]);
  });
});
