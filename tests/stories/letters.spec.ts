import type { Page } from '@playwright/test';
import {
  answerForm,
  composerOf,
  leaveWindow,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  receiptOf,
  recordAnnouncements,
  reviewForm,
} from '../support/contact.ts';
import { type LetterDoor, letterDoors, letterLink, openDoor } from '../support/letters.ts';
import { phone } from '../support/sizes.ts';
import { tagsIf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked, reducedMotion: 'reduce', viewport: phone });

const odd = 'Ana & Bo, 50% + "x" <b>é</b> 🙂 #1?';
const clock = { time: '2026-11-23T15:00Z' };

/** The labels of the open form, without the hints beside them. */
async function questionsOf(page: Page): Promise<string[]> {
  const labels = page.getByRole('dialog').locator('label[for], legend');
  const words = await labels.allTextContents();
  return words.map((label) => label.replace(/ \((optional|required)\)$/, ''));
}

/** Of each kind of form, the letter that every change writes in full. */
const writtenInFull = ['booking', 'newsletter', 'story', 'deadline', 'join'];

for (const [id, door] of Object.entries(letterDoors)) {
  // The booking makes every promise in `npm test`.
  const tag = id === 'booking' ? [] : '@release';
  const partWrittenInFull = tagsIf({
    '@long': writtenInFull.includes(id) && id !== 'booking',
    '@release': !writtenInFull.includes(id),
  });

  test.describe(`the letter “${id}”`, () => {
    test('empty, the form says what is missing, once a field, and takes me there', { tag }, async ({
      page,
    }) => {
      await page.clock.install(clock);
      const dialog = await openDoor(page, door);
      await expect(dialog.locator(':focus'), 'the first question has focus').toHaveCount(1);
      await dialog.getByRole('button', { name: 'Review message' }).click();
      await expect(dialog).toBeVisible();
      const required = dialog.locator(':is(input, select, textarea):invalid');
      await expect(required.first()).toBeFocused();
      await expect(required.first()).toBeInViewport();
      const names = new Set(
        await required.evaluateAll((all: HTMLInputElement[]) => all.map(({ name }) => name)),
      );
      await expect(dialog.getByText(/^Please (fill|select|check|enter)/)).toHaveCount(names.size);
    });

    test('full, with odd characters and by keyboard, the letter says every answer, and the mail app gets it as it stands', {
      tag: partWrittenInFull,
    }, async ({ page }) => {
      await page.clock.install(clock);
      const dialog = await openDoor(page, door);
      await answerForm(dialog, odd);
      await dialog.getByRole('button', { name: 'Review message' }).press('Enter');
      const { dialog: composer, way, text, address } = composerOf(page);
      await expect(composer).toBeVisible();
      const letter = await letterIn(page);
      if (id !== 'newsletter') expect(letter.body).toContain('Ana & Bo, 50%');
      // The specification wants eleven lines of a booking even without answers.
      if (id !== 'booking') expect(letter.body).not.toMatch(/^[^:\n]+: $/m);
      await expect(address).toContainText('@climatehealthvoices.example');
      const { scroll, height } = await text.evaluate((field) => ({
        scroll: field.scrollHeight,
        height: field.clientHeight,
      }));
      expect(scroll, 'every line is seen').toBeLessThanOrEqual(height + 1);
      const mailto = await mailtoOf(page, () => way('Mail app').press('Enter'));
      expect(letterInLink(mailto)).toEqual(letter);
    });

    test('too long for a link, it is copied in full', { tag }, async ({ page }) => {
      await page.clock.install(clock);
      const dialog = await openDoor(page, door);
      await answerForm(dialog);
      const longest = dialog.locator('textarea, input[type="text"]').last();
      await longest.fill('A long story, line after line. '.repeat(80));
      await expect(dialog.getByText('The message is too long for a link.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Review message' }).click();
      await expect(composerOf(page).dialog.getByText('too long for a link').first()).toBeVisible();
      const href = (await composerOf(page).way('Mail app').getAttribute('href')) ?? '';
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(letterInLink(href).body).toMatch(/^PASTE HERE/);
    });

    test('its link without script is a letter with the questions of its form', {
      tag: ['@not-firefox', ...partWrittenInFull],
    }, async ({ page, browser, baseURL }) => {
      const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
      const stillPage = await still.newPage();
      await stillPage.goto(door.path);
      const href = (await letterLink(stillPage, door).getAttribute('href')) ?? '';
      const { body } = letterInLink(href);
      await still.close();
      await openDoor(page, door);
      const questions = await questionsOf(page);
      expect(questions.length).toBeGreaterThan(0);
      for (const question of questions) {
        const label = question.replace(/\?$/, '');
        if (!/^Are you booking/.test(label)) expect.soft(body, question).toContain(label);
      }
    });

    test('every press ends in something that is seen, and is said once', { tag }, async ({
      page,
      context,
    }) => {
      await pressEverything(page, door, () => context.grantPermissions(['clipboard-write']));
    });
  });
}

/** Presses each control of the letter and checks its result. */
async function pressEverything(page: Page, door: LetterDoor, allowCopy: () => Promise<void>) {
  await allowCopy();
  const announcements = await recordAnnouncements(page);
  await openDoor(page, door);
  const composer = await reviewForm(page);
  const { notice, way, copyMessage, copyAddress, save, changeAnswers, sent, text } = composer;
  const toldToRead = () =>
    expect.poll(async () => (await announcements()).at(-1)).toMatch(/Nothing has been sent yet/);
  await toldToRead();
  const saidSince = async (press: () => Promise<unknown>) => {
    const already = (await announcements()).length;
    await press();
    return async () => (await announcements()).slice(already);
  };

  for (const [button, word] of [
    [copyMessage, 'Copied the message'],
    [copyAddress, 'Copied the address'],
    [save, 'Saved'],
  ] as const) {
    const sentences = await saidSince(() => button.click());
    await expect(button).toHaveText(/^(Copied|Saved)$/);
    await expect(button).toBeInViewport();
    await expect.poll(sentences).toEqual([`polite: ${word}`]);
  }

  const sentences = await saidSince(() => mailtoOf(page, () => way('Mail app').click()));
  await expect(notice).toHaveText(/^No mail program seems to have opened/);
  await expect(notice).toBeFocused();
  for (const control of [notice, copyMessage, copyAddress, way('Gmail')])
    await expect(control).toBeInViewport({ ratio: 1 });
  expect(await sentences(), 'focus reads it').toEqual([]);

  await mailtoOf(page, () => way('Mail app').click());
  await leaveWindow(page);
  await expect(notice).toHaveText(/^Draft opened, not sent yet/);
  await expect(notice).toBeFocused();
  await expect(sent).toBeInViewport();

  await text.fill('By hand.');
  await expect(composer.dialog.getByText('You changed the message here.')).toBeVisible();
  await changeAnswers.click();
  const form = page.getByRole('dialog', { name: door.form, exact: true });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Review message' }).click();
  await expect(text).not.toHaveValue('By hand.');
  await toldToRead();

  const heardReceipt = await saidSince(() => composer.sent.click());
  const receipt = receiptOf(page);
  await expect(receipt.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(receipt.fact('Reference')).toHaveText(/^CHV-\w{5}$/);
  await expect.poll(heardReceipt).toEqual([expect.stringMatching(/^polite: Reference: CHV-/)]);
  await receipt.copy.click();
  await expect(receipt.copy).toHaveText('Copied');
  await receipt.requests.click();
  await expect(page.getByRole('main')).toContainText('You said it was sent');
}
