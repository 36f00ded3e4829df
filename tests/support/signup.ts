import { expect, type Page } from '@playwright/test';

/** The newsletter form, found as a visitor would name its parts. */
export function signupOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sign Up for Updates' });
  return {
    dialog,
    email: dialog.getByRole('textbox', { name: 'Email' }),
    name: dialog.getByLabel('Name (optional)'),
    interest: (name: string) =>
      dialog.getByRole('group', { name: 'Interests' }).getByRole('checkbox', { name }),
    review: dialog.getByRole('button', { name: 'Review message' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    notices: dialog.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  };
}

/** Opens the newsletter form from a link of a page. */
export async function openSignup(page: Page, path = '/stories', link = 'Sign Up for Updates') {
  await page.goto(path);
  await page.getByRole('link', { name: link }).click();
  const signup = signupOf(page);
  await expect(signup.dialog).toBeVisible();
  return signup;
}
