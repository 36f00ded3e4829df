import type { Page, Response } from '@playwright/test';
import { bookingOf } from '../support/booking.ts';
import { formOf } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { hydrated } from '../support/hydration.ts';
import { desk } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const kB = 1000;

/** The responses with scripts for a page, in a list that grows. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer);
  });
  return scripts;
}

async function weight(answers: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Whether a script contains React, by the name of the symbol of its elements. */
async function holdsReact(answer: Response): Promise<boolean> {
  return /react\.transitional\.element/.test(await answer.text());
}

test('a page that informs has no React and next to no script until a contact is pressed; form, letter and receipt then add at most 25 kB beside it', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/about/about-us', { waitUntil: 'networkidle' });
  const before = [...scripts];
  expect(await weight(before)).toBeLessThanOrEqual(4.5 * kB);
  for (const script of before) expect(await holdsReact(script), script.url()).toBe(false);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(formOf(page).dialog).toBeVisible();
  const atPress = scripts.slice(before.length);
  const isReact = await Promise.all(atPress.map(holdsReact));
  const react = atPress.filter((_, index) => isReact[index]);
  const others = atPress.filter((_, index) => !isReact[index]);
  expect(react.length, 'files with React').toBeGreaterThan(0);
  expect(await weight(react), 'React itself').toBeLessThanOrEqual(60 * kB);
  expect(await weight(others)).toBeLessThanOrEqual(25.1 * kB);
});

test('nor has it React where a link led to a part of it, or a menu was opened and closed', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.setViewportSize(desk);
  await page.goto('/about/about-us#mission', { waitUntil: 'networkidle' });
  await expect(page.locator('#mission')).toBeFocused();
  const { speakersButton, submenu } = shellOf(page);
  await speakersButton.press('Enter');
  await expect(submenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(submenu).toBeHidden();
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(await holdsReact(script), script.url()).toBe(false);
});

test('every other contact after that asks for its own form at most', async ({ page }) => {
  await page.goto('/speakers/directory');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(formOf(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const scripts = scriptsOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }).click();
  await expect(bookingOf(page).dialog).toBeVisible();
  expect(await weight(scripts)).toBeLessThanOrEqual(3 * kB);
  for (const script of scripts) expect(await holdsReact(script), script.url()).toBe(false);

  await page.keyboard.press('Escape');
  const before = scripts.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(formOf(page).dialog).toBeVisible();
  expect(scripts.slice(before).map((answer) => answer.url())).toEqual([]);
});
