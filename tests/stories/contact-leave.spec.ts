import { fillBooking, openBooking } from '../support/booking.ts';
import { composerOf, receiptOf } from '../support/contact.ts';
import { keptBefore } from '../support/kept-before.ts';
import { expect, test } from '../support/test.ts';

test('a reload in the middle of my answers loses none of them', async ({ page }) => {
  const form = await openBooking(page);
  await expect(form.dialog.getByText('What you type is kept on this device').first()).toBeVisible();
  await expect(form.dialog.getByText('Your draft is still here')).toBeHidden();
  await fillBooking(form);
  await page.reload();
  await openBooking(page);
  await expect(form.dialog.getByText('Your draft is still here').first()).toBeVisible();
  await expect(form.field('Event details')).toHaveValue(/Heat and older neighbors/);
  await expect(form.choice('Urgent request', 'Yes')).toBeChecked();
  await expect(form.field('Expected audience size')).toHaveValue('50-100');
});

test('“Clear” empties every field, for good', async ({ page }) => {
  const form = await openBooking(page);
  await fillBooking(form);
  await form.clear.click();
  await expect(form.field('Organization')).toHaveValue('');
  await expect(form.choice('Urgent request', 'Yes')).not.toBeChecked();
  await page.reload();
  await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('');
  await expect(form.dialog.getByText('Your draft is still here')).toBeHidden();
});

test('I take back that I cleared the form; what I typed since stays', async ({ page }) => {
  const form = await openBooking(page);
  const undo = form.dialog.getByRole('button', { name: /^Undo: / });
  await fillBooking(form);
  await form.clear.press('Enter');
  await expect(form.clear).toBeFocused();
  await form.field('Organization').fill('Oak Street Library');
  await undo.press('Enter');
  await expect(undo).toBeHidden();
  await expect(form.clear).toBeFocused();
  await expect(form.choice('Urgent request', 'Yes')).toBeChecked();
  await expect(form.field('Event details')).toHaveValue(/Heat and older neighbors/);
  await page.reload();
  await openBooking(page);
  await expect(form.field('Event details')).toHaveValue(/Heat and older neighbors/);
  await expect(form.field('Organization')).toHaveValue('Oak Street Library');
});

test('closing the form or the letter keeps my answers; saying that it went clears them', async ({
  page,
}) => {
  const form = await openBooking(page);
  await fillBooking(form);
  await page.keyboard.press('Escape');
  await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('Elm Street Library');
  await form.review.click();
  const { close, sent } = composerOf(page);
  await close.click();
  await openBooking(page);
  await expect(form.dialog.getByText('Your draft is still here').first()).toBeVisible();
  await form.review.click();
  await sent.click();
  await receiptOf(page).close.click();
  await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('');
});

test('going back and forward with the form open loses nothing', async ({ page }) => {
  await page.goto('/privacy');
  const form = await openBooking(page);
  await fillBooking(form);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  if (!(await form.dialog.isVisible())) await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('Elm Street Library');
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
});

test('going back with the letter open leaves it under “My requests”', async ({ page }) => {
  await page.goto('/privacy');
  const form = await openBooking(page);
  await fillBooking(form);
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My requests' }).click();
  await expect(page.getByRole('heading', { name: /Elm Street Library/ })).toBeVisible();
});

for (const draft of [
  'not JSON',
  'null',
  '[]',
  '7',
  '{"organization":7}',
  '{"organization":{}}',
  '{"__proto__":"x","organization":"<b>x</b>"}',
]) {
  test(`a draft that something else wrote does no harm: ${draft}`, async ({ page }) => {
    await keptBefore(page, 'draft:booking', draft);
    const form = await openBooking(page);
    await fillBooking(form);
    await form.review.click();
    await expect(composerOf(page).text).toHaveValue(/Elm Street Library/);
  });
}
