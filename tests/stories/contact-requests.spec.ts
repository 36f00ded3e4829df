import {
  composerOf,
  letterIn,
  openLetter,
  receiptOf,
  recordAnnouncements,
  reviewForm,
} from '../support/contact.ts';
import { keptLetter, noRequests, openRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/Chicago' });

const three = [keptLetter('CHV-AAAAA'), keptLetter('CHV-CCCCC', true), keptLetter('CHV-DDDDD')];

test('nothing started, nothing shown', async ({ page }) => {
  const { main, letters, removeAll } = await openRequests(page);
  await expect(main.getByText(noRequests)).toBeVisible();
  await expect(letters).toHaveCount(0);
  await expect(removeAll).toBeHidden();
});

test('every letter stands there, the newest first, with what became of it', async ({ page }) => {
  const { main, letters } = await openRequests(page, three);
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD']);
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(items.nth(0)).toContainText('Not sent yet');
  await expect(items.nth(1)).toContainText('You said it was sent');
});

test('a letter opens again as it was, under its own reference', async ({ page }) => {
  const { letters, reopen } = await openRequests(page, three);
  await reopen('Letter CHV-DDDDD').click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect(await letterIn(page)).toEqual(keptLetter('CHV-DDDDD').message);
  await composerOf(page).close.click();
  await page.reload();
  await expect(letters).toHaveCount(3);
});

test('saying that it went shows at once', async ({ page }) => {
  const { main, reopen } = await openRequests(page, [keptLetter('CHV-AAAAA')]);
  await reopen('Letter CHV-AAAAA').click();
  await composerOf(page).sent.click();
  await expect(main.getByText('You said it was sent')).toBeVisible();
});

test('a letter that went has still gone when I open it again', async ({ page }) => {
  const { main, reopen } = await openRequests(page, [keptLetter('CHV-CCCCC', true)]);
  await reopen('Letter CHV-CCCCC').click();
  await receiptOf(page).close.click();
  await page.reload();
  await expect(main.getByText('You said it was sent')).toBeVisible();
});

test('a letter that went can be sent again, as it was', async ({ page }) => {
  const { resend } = await openRequests(page, [keptLetter('CHV-CCCCC', true)]);
  await resend('Letter CHV-CCCCC').click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect(await letterIn(page)).toEqual(keptLetter('CHV-CCCCC', true).message);
});

test('my receipt says who reads my letter and by when, and the page of requests says the same', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-25T15:00:00-05:00');
  const { sent, subject } = await openLetter(page);
  const [reference = ''] = /CHV-\w{5}/.exec(await subject.inputValue()) ?? [];
  await sent.click();
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
  await expect(item).toContainText('The voices team');
  await expect(item).toContainText('Wednesday, December 2, 2026 at 2:00 PM CST');
});

test('I change my answers from a letter I open again, under the same reference', async ({
  page,
}) => {
  const { subject, close } = await openLetter(page);
  const name = await subject.inputValue();
  await close.click();
  const { reopen, letters } = await openRequests(page);
  await reopen('Join our Speakers Network').click();
  await composerOf(page).changeAnswers.click();
  const form = page.getByRole('dialog', { name: 'Become a speaker' });
  await form.getByLabel('Profession and workplace').fill('Midwife');
  await form.getByRole('button', { name: 'Review message' }).click();
  expect(await letterIn(page)).toMatchObject({
    subject: name,
    body: expect.stringContaining('Profession and workplace: Midwife\n'),
  });
  await composerOf(page).close.click();
  await expect(letters).toHaveCount(1);
});

test('I delete one letter, and it stays deleted', async ({ page }) => {
  const { letters, remove } = await openRequests(page, three);
  await remove('Letter CHV-CCCCC').click();
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-DDDDD']);
  await expect(page.locator(':focus'), 'focus is not lost').toHaveCount(1);
  await page.reload();
  await expect(letters).toHaveCount(2);
});

test('I delete all letters, and nothing of them is left on the device', async ({ page }) => {
  const { main, removeAll } = await openRequests(page, three);
  await removeAll.click();
  await expect(main.getByText(noRequests)).toBeVisible();
  await expect(page.locator(':focus'), 'focus is not lost').toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('CHV-');
});

test('I take back that I deleted a letter, then that I deleted all; they stand as before', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const { letters, remove, removeAll, undo } = await openRequests(page, three);
  await remove('Letter CHV-CCCCC').press('Enter');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD']);
  await removeAll.click();
  await expect(letters).toHaveCount(0);
  await undo.click();
  await expect(letters).toHaveCount(3);
  await page.reload();
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD']);
  await expect(undo).toBeHidden();
  await removeAll.click();
  expect(await announcements()).toEqual(['polite: Deleted 3 requests. You can undo this']);
});

test('letters of another tab are not lost', async ({ page, context }) => {
  const { remove } = await openRequests(page, three);
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await reviewForm(other);
  await remove('Letter CHV-AAAAA').click();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /Message to Climate Health Voices/ }),
  ).toBeVisible();
});
