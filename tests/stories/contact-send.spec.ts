import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  leaveWindow,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  openLetter,
  receiptOf,
  recordAnnouncements,
  settle,
} from '../support/contact.ts';
import { keptBefore } from '../support/kept-before.ts';
import { readDraftFile } from '../support/rfc5322.ts';
import { openSignup } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';
import { widthProblems } from '../sweep/in-page.ts';

test.use({ allowedMessages: mailProgramAsked, timezoneId: 'America/Chicago' });

const opened =
  'Your email client should open with the signup request. Please send the email to complete your signup.';
const readOnce = 'polite: Read it once more and change what you like. Nothing has been sent yet.';

test('the mail app gets the letter I read; whether a program came up, I am told so, once, and my letter stays', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  const announcements = await recordAnnouncements(page);
  const { email, review } = await openSignup(page);
  await email.fill('ana@example.org');
  await review.click();
  const { dialog, way, ways, notice } = composerOf(page);
  await settle(dialog);
  await expect.poll(announcements).toEqual([readOnce]);
  const letter = await letterIn(page);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt('2026-11-21T11:00:00Z');

  // None comes up.
  const mailto = await mailtoOf(page, () => way('Mail app').click());
  expect(letterInLink(mailto)).toEqual(letter);
  await page.clock.runFor(1400);
  await expect(dialog.getByText('No mail program')).toBeHidden();
  await page.clock.runFor(100);
  await expect(notice).toHaveText(/^No mail program seems to have opened/);
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(ways).toHaveCount(5);
  await expect(dialog.getByText('Draft opened')).toBeHidden();
  await expect(dialog.getByText('Email Client Opened')).toHaveCount(0);
  expect(await letterIn(page)).toEqual(letter);
  expect(await announcements(), 'focus reads the notice').toEqual([readOnce]);

  // Then one does.
  await mailtoOf(page, () => way('Mail app').click());
  await page.clock.runFor(1400);
  await leaveWindow(page);
  await page.clock.runFor(5000);
  await expect(notice).toHaveText(/^Draft opened, not sent yet/);
  const notices = dialog.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notices).toHaveText([`Email Client Opened${opened}`]);
  expect(await letterIn(page)).toEqual(letter);
  expect(await announcements()).toEqual([readOnce, `polite: Email Client Opened. ${opened}`]);
});

test.describe('with web mail', () => {
  test.use({ allowedMessages: [/^another server: https:\/\/mail\.google\.com\//] });

  test('a web-mail service gets the letter I read, in a tab of its own, and comes first the next time', {
    tag: '@long',
  }, async ({ page, context }) => {
    const host = 'mail.google.com';
    const requests: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).host === host) requests.push(request.url());
    });
    // A local page takes the place of the service and shows the parameters that it received.
    await context.route(`https://${host}/**`, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const parameters = [...query].map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]);
      const json = JSON.stringify(Object.fromEntries(parameters)).replaceAll('<', '\\u003c');
      return route.fulfill({
        contentType: 'text/html',
        body: `<script type="application/json">${json}</script>`,
      });
    });

    const { dialog, way, ways } = await openLetter(page);
    await expect(ways.first()).toHaveText('Mail app');
    await expect(way('Gmail')).toHaveAttribute('target', '_blank');
    await expect(dialog).toContainText('opens that provider’s site and hands your message to it');
    expect(requests, 'before the press').toEqual([]);

    const { to, subject, body } = await letterIn(page);
    const opening = context.waitForEvent('page');
    await way('Gmail').click();
    const service = await opening;
    const received = JSON.parse((await service.locator('script').textContent()) ?? '');
    expect(received).toMatchObject({ to, su: subject, body });
    expect(await service.evaluate(() => window.opener)).toBeNull();
    expect(await service.evaluate(() => document.referrer)).toBe('');
    await expect(dialog).toContainText('Draft opened, not sent yet');

    await service.close();
    await openLetter(page);
    await expect(ways.first()).toHaveText(/^Gmail/);
    await expect(ways).toHaveCount(5);
  });
});

test.describe('on a phone', { tag: '@not-firefox' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the mail app comes first, whatever I chose last', { tag: '@long' }, async ({ page }) => {
    await keptBefore(page, 'mail-choice', '"yahoo"');
    const { ways } = await openLetter(page);
    await expect(ways.first()).toHaveText('Mail app');
    expect(await page.evaluate(widthProblems)).toEqual([]);
  });
});

test('I save my letter as a draft that a mail program opens unsent', {
  tag: ['@not-firefox', '@long'],
}, async ({ page }) => {
  const { save } = await openLetter(page);
  const downloading = page.waitForEvent('download');
  await save.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    /^join-our-speakers-network-ref-chv-[2-9a-z]{5}\.eml$/,
  );
  const { headers, subject, body } = readDraftFile(await readFile(await download.path(), 'utf8'));
  const letter = await letterIn(page);
  expect(headers.get('x-unsent')).toBe('1');
  expect({ to: headers.get('to'), subject, body: body.replaceAll('\r\n', '\n') }).toEqual(letter);
});

test.describe('with a clipboard', { tag: '@not-firefox' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('I copy the message or its address, and the button says so for two seconds', {
    tag: '@long',
  }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const { copyMessage, copyAddress, dialog } = await openLetter(page);
    await page.clock.pauseAt('2026-11-21T11:00:00Z');
    const { to, subject, body } = await letterIn(page);
    await copyMessage.click();
    await expect(copyMessage).toHaveText('Copied');
    await expect(dialog.getByRole('status')).toHaveText('Copied the message');
    expect(await clipboard(page)).toBe(`To: ${to}\nSubject: ${subject}\n\n${body}`);
    await page.clock.runFor(1900);
    await expect(copyMessage).toHaveText('Copied');
    await copyAddress.click();
    await expect(copyMessage).toHaveText('Copy message');
    await expect(dialog.getByRole('status')).toHaveText('Copied the address');
    expect(await clipboard(page)).toBe(to);
    await page.clock.runFor(1900);
    await expect(copyAddress, 'two seconds of its own').toHaveText('Copied');
    await page.clock.runFor(100);
    await expect(copyAddress).toHaveText('Copy address');
  });

  test('a request of 12,000 characters is copied in full, and a short draft says where to paste', {
    tag: '@long',
  }, async ({ page }) => {
    const details = `Start. ${'A long story, line after line.\n'.repeat(387)}The end.`;
    expect(details.length).toBeGreaterThan(12_000);
    const form = await openBooking(page);
    await fillBooking(form);
    await form.field('Event details').fill(details);
    await form.review.click();
    const { dialog, way } = composerOf(page);
    await expect(dialog.getByText('too long for a link').first()).toBeVisible();
    const { to, subject, body } = await letterIn(page);
    expect(body).toContain(details);
    const href = await mailtoOf(page, () => way('Mail app').click());
    expect(href.length).toBeLessThanOrEqual(1800);
    const draft = letterInLink(href);
    expect(draft).toMatchObject({ to, subject });
    expect(draft.body).toMatch(/^PASTE HERE/);
    await expect.poll(() => clipboard(page)).toBe(body);
  });
});

test('my receipt says who reads my letter and by when, and the page of requests says the same', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T15:00:00-05:00');
  const { dialog: letter, sent, subject } = await openLetter(page);
  const [reference = ''] = /CHV-\w{5}/.exec(await subject.inputValue()) ?? [];
  await sent.click();
  await expect(letter).toBeHidden();
  const { dialog, fact, requests } = receiptOf(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(fact('Reference')).toHaveText(reference);
  await expect(fact('Who reads it')).toHaveText('The voices team');
  // Three working days on: Thanksgiving and the day after are days off.
  await expect(fact('Answer by')).toHaveText(
    'Wednesday, December 2, 2026 at 2:00 PM CST, your clock',
  );
  await requests.click();
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
  await expect(item).toContainText('You said it was sent');
  await expect(item).toContainText('The voices team');
  await expect(item).toContainText('Wednesday, December 2, 2026 at 2:00 PM CST');
});
