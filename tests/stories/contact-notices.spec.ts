import {
  composerOf,
  leaveWindow,
  mailProgramAsked,
  mailtoOf,
  recordAnnouncements,
} from '../support/contact.ts';
import { openSignup } from '../support/signup.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { stopHere } from '../sweep/in-page.ts';

test.use({ allowedMessages: mailProgramAsked });

const opened =
  'Your email client should open with the signup request. Please send the email to complete your signup.';

const readOnce = 'polite: Read it once more and change what you like. Nothing has been sent yet.';

test('once my mail program opened, I am told so once', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  const { email, review } = await openSignup(page);
  await email.fill('ana@example.org');
  await review.click();
  const { dialog, way } = composerOf(page);
  await expect.poll(announcements).toEqual([readOnce]);
  await mailtoOf(page, () => way('Mail app').click());
  await leaveWindow(page);
  const notices = dialog.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notices).toHaveText([`Email Client Opened${opened}`]);
  expect(await announcements()).toEqual([readOnce, `polite: Email Client Opened. ${opened}`]);
});

test('where none opened, nothing says that it did', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  const { email, review } = await openSignup(page);
  await email.fill('ana@example.org');
  await review.click();
  const { dialog, way, notice } = composerOf(page);
  await mailtoOf(page, () => way('Mail app').click());
  await expect(notice).toHaveText(/^No mail program seems to have opened/);
  await expect(dialog.getByText('Email Client Opened')).toHaveCount(0);
  expect(await announcements()).toEqual([readOnce]);
});

test('a notice can be reached and sent away without losing the form', async ({ page }) => {
  const { email, review, notices, dialog } = await openSignup(page);
  await review.click();
  await page.keyboard.press('F8');
  await expect(dialog.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Dismiss: Email Required' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(email).toBeFocused();
});

test('a notice is on the screen once', async ({ page }) => {
  const { review } = await openSignup(page);
  await review.click();
  await expect(page.getByText('Email Required').filter({ visible: true })).toHaveCount(1);
});

for (const [where, size] of Object.entries({ 'a desk': desk, 'a phone': phone })) {
  test(`on ${where}, a notice covers nothing`, async ({ page }) => {
    await page.setViewportSize(size);
    const { review, notices } = await openSignup(page);
    await review.click();
    await expect(notices).toHaveCount(1);
    expect(await notices.first().evaluate(beneath)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    for (let stops = 0; stops < 9; stops += 1) {
      expect.soft((await page.evaluate(stopHere, undefined)).problems).toEqual([]);
      await page.keyboard.press('Tab');
    }
  });
}

/** The HTML of the elements that an element covers at its middle. Runs inside the page. */
function beneath(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .filter((other) => !other.contains(element) && !element.contains(other))
    .map(({ outerHTML }) => outerHTML);
}
