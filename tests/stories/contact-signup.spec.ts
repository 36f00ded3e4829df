import { composerOf, letterIn, recordAnnouncements, reference } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { choose } from '../support/press.ts';
import { openSignup, signupOf } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'America/Chicago' });

for (const [place, path, link] of [
  ['the stories', '/stories', 'Sign Up for Updates'],
  ['the home page', '/', 'Sign up for updates'],
  ['the foot of any page', '/privacy', 'Newsletter'],
] as const) {
  test(`I sign up from ${place}`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T15:40:00-06:00');
    const signup = await openSignup(page, path, link);
    await signup.email.fill(' ana@example.org ');
    await signup.review.click();
    await expect(signup.dialog).toBeHidden();
    const { to, subject, body } = await letterIn(page);
    const [ref] = reference.exec(subject) ?? [];
    expect(to).toBe('hello@climatehealthvoices.example');
    expect(subject).toBe(`New newsletter signup (ref. ${ref})`);
    expect(body.split('\n')).toEqual([
      'Name: Not provided',
      'Email: ana@example.org',
      'Interests: None selected',
      `Signed up from: ${path}`,
      'Date and time: Nov 21, 2026 3:40 PM',
      '',
      `Reference: ${ref}`,
    ]);
  });
}

test('the address I typed in the library comes with me', async ({ page }) => {
  await page.goto('/resources/library');
  await page.getByRole('main').getByLabel('Email').fill('ana@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  const signup = signupOf(page);
  await expect(signup.email).toHaveValue('ana@example.org');
  await signup.name.fill('Ana Reyes');
  await choose(signup.interest('Research & Reports'));
  await choose(signup.interest('New Climate Health Stories'));
  await signup.review.click();
  const { body } = await letterIn(page);
  expect(body).toContain('Name: Ana Reyes\nEmail: ana@example.org\n');
  expect(body).toContain('\nInterests: New Climate Health Stories, Research & Reports\n');
  expect(body).toContain('\nSigned up from: /resources/library\n');
});

test('an empty form says what is missing, where it is missing, once', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  const { email, review, notices, dialog } = await openSignup(page);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await review.click();
  await expect(notices).toHaveText(['Email RequiredPlease enter your email address.']);
  await expect(notices).toHaveAttribute('data-tone', 'destructive');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect(dialog).toBeVisible();
  const sentence = 'assertive: Email Required. Please enter your email address.';
  expect(await announcements()).toEqual([sentence]);
  await review.click();
  await expect.poll(announcements, 'the same mistake is said again').toEqual([sentence, sentence]);
});

test('an address that cannot be one is said under the field', async ({ page }) => {
  const { email, review, notices } = await openSignup(page);
  await email.fill('ana at example');
  await review.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example\.org/);
  await expect(notices).toHaveCount(0);
});

test('closing the form clears it', async ({ page }) => {
  const signup = await openSignup(page);
  const closings = [
    () => signup.cancel.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 400),
    () => signup.review.click().then(() => composerOf(page).close.click()),
  ];
  for (const close of closings) {
    await signup.email.fill('ana@example.org');
    await signup.name.fill('Ana');
    await choose(signup.interest('Community Updates'));
    await close();
    await expect(signup.dialog).toBeHidden();
    await shellOf(page).footer.getByRole('link', { name: 'Newsletter' }).click();
    await expect.soft(signup.email).toHaveValue('');
    await expect.soft(signup.name).toHaveValue('');
    await expect.soft(signup.interest('Community Updates')).not.toBeChecked();
  }
});
