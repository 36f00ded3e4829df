import { bookingOf, fillBooking, openBooking } from '../support/booking.ts';
import { composerOf, openLetter, receiptOf, settle } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { choose } from '../support/press.ts';
import { signupOf } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';

test('however I close the signup, I am back where I was, and it is empty when I come again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/privacy');
  const opener = shellOf(page).footer.getByRole('link', { name: 'Newsletter' });
  const { dialog, email, name, interest, review, cancel } = signupOf(page);
  const closings = [
    () => page.keyboard.press('Escape'),
    () => cancel.click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(10, 400),
    () => review.click().then(() => composerOf(page).close.click()),
  ];
  async function openEmpty() {
    await opener.press('Enter');
    await settle(dialog);
    await expect.soft(email).toHaveValue('');
    await expect.soft(name).toHaveValue('');
    await expect.soft(interest('Community Updates')).not.toBeChecked();
  }
  for (const close of closings) {
    await openEmpty();
    await email.fill('ana@example.org');
    await name.fill('Ana');
    await choose(interest('Community Updates'));
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await openEmpty();
});

test('a press that begins or ends in the letter does not close it', async ({ page }) => {
  const { dialog, text } = await openLetter(page);
  // From beside the dialog into it.
  await page.mouse.move(10, 400);
  await page.mouse.down();
  await expect(dialog).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  // From its text to beside it, as a visitor who selects text and goes too far.
  const box = await text.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move(10, 400, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test.describe('on a tablet', { tag: '@not-firefox' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('a tap beside the dialog closes it and touches nothing behind it', async ({ page }) => {
    await page.goto('/speakers/directory');
    const behind = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const opener = page.getByRole('main').getByRole('link', { name: 'Book a Speaker' });
    await opener.tap();
    const { dialog } = bookingOf(page);
    await settle(dialog);
    await page.touchscreen.tap((behind?.x ?? 0) + 20, (behind?.y ?? 0) + 20);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/speakers/directory');
  });
});

test('a reload in the middle of my answers loses none of them', { tag: '@long' }, async ({
  page,
}) => {
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

test('“Clear” empties every field, for good, unless I take it back; what I typed since stays', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openBooking(page);
  const undo = form.dialog.getByRole('button', { name: /^Undo: / });
  await fillBooking(form);
  await form.clear.press('Enter');
  await expect(form.clear).toBeFocused();
  await expect(form.field('Organization')).toHaveValue('');
  await expect(form.choice('Urgent request', 'Yes')).not.toBeChecked();

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

  await form.clear.click();
  await page.reload();
  await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('');
  await expect(form.dialog.getByText('Your draft is still here')).toBeHidden();
});

test('closing the form or the letter keeps my answers; saying that it went clears them', {
  tag: '@long',
}, async ({ page }) => {
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

test('going back and forward loses no answer, and leaves a letter under “My requests”', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/privacy');
  const form = await openBooking(page);
  await fillBooking(form);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.goForward();
  // A browser that kept the page as it was still shows the form; one that loads it anew does not.
  if (!(await form.dialog.isVisible())) await openBooking(page);
  await expect(form.field('Organization')).toHaveValue('Elm Street Library');
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My requests' }).click();
  await expect(page.getByRole('heading', { name: /Elm Street Library/ })).toBeVisible();
});
