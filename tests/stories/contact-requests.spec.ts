import { composerOf, letterIn } from '../support/contact.ts';
import { keptLetter, noRequests, openRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

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
  await composerOf(page).close.click();
  await page.reload();
  await expect(main.getByText('You said it was sent')).toBeVisible();
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

test('letters of another tab are not lost', async ({ page, context }) => {
  const { remove } = await openRequests(page, three);
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(composerOf(other).dialog).toBeVisible();
  await remove('Letter CHV-AAAAA').click();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /Message to Climate Health Voices/ }),
  ).toBeVisible();
});
