import type { Page } from '@playwright/test';
import { expect, test } from '../support/studio.ts';

function findField(page: Page) {
  return page.getByRole('searchbox', { name: 'Find anything' });
}

/** The results for words that are typed. */
async function find(page: Page, words: string) {
  await page.goto('/');
  await findField(page).fill(words);
  const results = page.getByRole('region', { name: /entr(y|ies)$/ });
  await expect(results).toBeVisible();
  return results;
}

/** The words that are selected in the field with focus. */
function selectedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
}

test('I find a phrase of a page, see what is around it, go to its field, and come back', async ({
  page,
}) => {
  const results = await find(page, 'hand it to THEM, help');
  await expect(results).toContainText('We hand it to them, help them prepare');
  await results.getByRole('link', { name: /^Elevate, Text/ }).press('Enter');
  const field = page.getByRole('region', { name: 'Elevate' }).getByLabel('Text', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  expect(await selectedWords(page)).toBe('hand it to them, help');

  await page.goBack();
  await expect(findField(page)).toHaveValue('hand it to THEM, help');
  await expect(results).toContainText('We hand it to them, help them prepare');
});

test('The title above a phrase leads to its field too; that of an entry called so leads to the entry', async ({
  page,
}) => {
  const title = 'Winter Storms and Home Oxygen';
  const byPhrase = await find(page, 'an oxygen concentrator stops');
  await byPhrase.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  expect(await selectedWords(page)).toBe('An oxygen concentrator stops');

  const byTitle = await find(page, 'winter storms');
  await byTitle.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});

test('The name of the network leads first to the field that holds it', async ({ page }) => {
  const results = await find(page, 'climate health voices');
  await results
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^Name of/ })
    .click();
  await expect(page).toHaveURL(/\/entry\/site\/site\?.*#name$/);
  await expect(page.locator('#field-name')).toBeFocused();
});

test('Words in a transcript, over the end of a line and with bold marks, are found and selected', async ({
  page,
}) => {
  const results = await find(page, 'farrowline: now i run the air in the bedroom');
  await results.getByRole('link', { name: /^Transcript/ }).click();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toBeFocused();
  expect(await selectedWords(page)).toBe('Farrowline:** Now I run the air in the bedroom');
  const isInView = await page
    .getByRole('textbox', { name: 'Transcript' })
    .evaluate((field: HTMLTextAreaElement) => {
      const line = (field.scrollHeight * field.selectionStart) / field.value.length;
      return line >= field.scrollTop && line <= field.scrollTop + field.clientHeight;
    });
  expect(isInView).toBe(true);
});

test('Words inside a long list, whose items are folded, are unfolded and have focus', async ({
  page,
}) => {
  const results = await find(page, 'golpe de calor');
  await results
    .getByRole('link', { name: /^Field of expertise 6, Word/ })
    .first()
    .click();
  await expect(page.locator(':focus')).toHaveValue('golpe de calor');
  await expect(page.locator(':focus')).toBeInViewport();
});

test('Where nothing is found, I am told what to try', async ({ page }) => {
  await page.goto('/');
  await findField(page).fill('zebra crossing');
  const nothing = page.getByRole('region', { name: 'Nothing found for “zebra crossing”' });
  await expect(nothing).toContainText('Try one word of it');
});
