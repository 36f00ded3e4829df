import type { Page } from '@playwright/test';
import { bookingOf } from '../support/booking.ts';
import { hydrated } from '../support/hydration.ts';
import { choose } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const places = [
  { path: '/speakers/directory', field: 'Search by name or title' },
  { path: '/stories', field: 'Search stories' },
  { path: '/resources/library', field: 'Search resources' },
  { path: '/evidence', field: 'Search claims' },
  { path: '/resources/events-calendar', field: 'Search events' },
  { path: '/search', field: 'Search this site' },
] as const;

for (const { path, field } of places)
  test(`what I type before the scripts are there is looked for: ${path}`, {
    tag: ['/speakers/directory', '/search'].includes(path) ? [] : '@release',
  }, async ({ page }) => {
    const bringScripts = await openBeforeScripts(page, path);
    const search = page.getByRole('searchbox', { name: field });
    await search.pressSequentially('heat');
    bringScripts();
    await hydrated(page);
    await expect(search).toHaveValue('heat');
    await expect(page).toHaveURL(`${path}?q=heat`);
    await search.press('End');
    await search.pressSequentially(' wave');
    await expect(page).toHaveURL(`${path}?q=heat+wave`);
  });

test('what I choose before the scripts are there is chosen', async ({ page }) => {
  const bringScripts = await openBeforeScripts(page, '/resources/events-calendar');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Education');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Virtual');
  bringScripts();
  await hydrated(page);
  await expect(page).toHaveURL('/resources/events-calendar?topic=education&format=virtual');
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue('education');
});

test('what I write in a booking before the scripts are there is kept', async ({ page }) => {
  const bringScripts = await openBeforeScripts(page, '/speakers/book');
  const form = bookingOf(page, 'page');
  await form.field('Organization').fill('Oak Street Library');
  await choose(form.choice('Urgent request', 'Yes'));
  bringScripts();
  await hydrated(page);
  await expect(form.field('Organization')).toHaveValue('Oak Street Library');
  await form.field('Email').fill('ana@example.org');
  await page.reload();
  await hydrated(page);
  await expect(form.field('Organization')).toHaveValue('Oak Street Library');
  await expect(form.choice('Urgent request', 'Yes')).toBeChecked();
  await expect(form.field('Email')).toHaveValue('ana@example.org');
});

/** Opens a page without its scripts; the returned function lets them come. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/react.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}
