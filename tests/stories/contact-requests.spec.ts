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

const three = [keptLetter('CHV-AAAAA'), keptLetter('CHV-CCCCC', true), keptLetter('CHV-DDDDD')];

test('every letter stands there, the newest first, and opens again as it was, under its reference', {
  tag: '@long',
}, async ({ page }) => {
  const { main, letters, reopen } = await openRequests(page, three);
  await expect(letters).toHaveText(['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD']);
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(items.nth(0)).toContainText('Not sent yet');
  await expect(items.nth(1)).toContainText('You said it was sent');
  const { dialog, sent } = composerOf(page);
  await reopen('Letter CHV-DDDDD').click();
  await expect(dialog).toBeVisible();
  expect(await letterIn(page)).toEqual(keptLetter('CHV-DDDDD').message);
  await sent.click();
  const reopened = items.filter({ hasText: 'Letter CHV-DDDDD' });
  await expect(reopened, 'said at once, behind the receipt').toContainText('You said it was sent');
  await page.reload();
  await expect(letters).toHaveCount(3);
});

test('a letter that went has still gone when I open it again, and can be sent again as it was', async ({
  page,
}) => {
  const { main, reopen, resend } = await openRequests(page, [keptLetter('CHV-CCCCC', true)]);
  await reopen('Letter CHV-CCCCC').click();
  await receiptOf(page).close.click();
  await page.reload();
  await expect(main.getByText('You said it was sent')).toBeVisible();
  await resend('Letter CHV-CCCCC').click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect(await letterIn(page)).toEqual(keptLetter('CHV-CCCCC', true).message);
});

test('I change my answers from a letter I open again, under the same reference', {
  tag: '@long',
}, async ({ page }) => {
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

test('I delete one letter or all, for good, unless I take it back, and focus is not lost', {
  tag: '@long',
}, async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  const { main, letters, remove, removeAll, undo } = await openRequests(page, three);
  const focus = page.locator(':focus');
  const all = ['Letter CHV-AAAAA', 'Letter CHV-CCCCC', 'Letter CHV-DDDDD'];
  const others = ['Letter CHV-AAAAA', 'Letter CHV-DDDDD'];
  await remove('Letter CHV-CCCCC').press('Enter');
  await expect(letters).toHaveText(others);
  await expect(focus).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(letters).toHaveText(all);
  await removeAll.click();
  await expect(letters).toHaveCount(0);
  await undo.click();
  await expect(letters).toHaveCount(3);
  await page.reload();
  await expect(letters).toHaveText(all);
  await expect(undo).toBeHidden();

  await remove('Letter CHV-CCCCC').click();
  await expect(letters).toHaveText(others);
  await page.reload();
  await expect(letters).toHaveText(others);
  await removeAll.click();
  await expect(main.getByText(noRequests)).toBeVisible();
  await expect(focus).toHaveCount(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('CHV-');
  expect(await announcements()).toEqual(['polite: Deleted 2 requests. You can undo this']);
});

test('letters of another tab are not lost', { tag: '@long' }, async ({ page, context }) => {
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
