import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The parts of the directory, found as a visitor would name them. */
export function directoryOf(page: Page) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: 'Speakers Bureau' });
  return {
    form,
    search: form.getByRole('searchbox', { name: 'Search by name or title' }),
    tag: (name: string) =>
      form.getByRole('group', { name: 'Expertise' }).getByRole('button', { name, exact: true }),
    allTags: form.getByRole('button', { name: /^Show all/ }),
    match: (name: string) => form.getByRole('radiogroup', { name: 'Match' }).getByLabel(name),
    menu: (name: string) => form.getByRole('button', { name: new RegExp(`^${name}(, |$)`) }),
    option: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    moreFilters: form.getByRole('button', { name: 'More filters' }),
    chip: (name: string) => form.getByRole('button', { name, exact: true }),
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: (name: string) => main.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: main.getByRole('button', { name: 'Clear Filters' }),
    clearAll: main.getByRole('button', { name: 'Clear all filters' }),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    count: main.getByText(/^Showing \d+ of \d+ speakers$/),
    none: main.getByText('No speakers match your search criteria'),
    cards: main.getByRole('article'),
    names: main.getByRole('article').getByRole('heading'),
  };
}

/** Opens the directory at an address and waits until it is live. */
export async function openDirectory(page: Page, query = '') {
  await page.goto(`/speakers/directory${query}`);
  await live(page);
  return directoryOf(page);
}

/** The island has taken over. */
export async function live(page: Page) {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
