import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { expect } from './test.ts';

/** The parts of the resource library, found as a visitor would name them. */
export function libraryOf(page: Page) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: 'Resource Library' });
  const table = main.getByRole('table', { name: 'Resources' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    form,
    search: form.getByRole('searchbox', { name: 'Search resources' }),
    tabs: form.getByRole('tablist', { name: 'Type' }).getByRole('tab'),
    tab: (name: string) => form.getByRole('tab', { name, exact: true }),
    topics: form.getByRole('group', { name: 'Topics' }).locator('button[aria-pressed]'),
    topic: (name: string) =>
      form.getByRole('group', { name: 'Topics' }).getByRole('button', { name, exact: true }),
    allTopics: form.getByRole('button', { name: /^Show all/ }),
    onlyThose: main.getByRole('button', { name: /^Show only those \d+$/ }),
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: (name: string) => button(`Remove filter: ${name}`),
    clear: button('Clear Filters'),
    clearAll: button('Clear all filters'),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    count: main.getByText(/^Showing \d+ of \d+ resources/),
    none: main.getByText('No resources match your search criteria'),
    panel: main.getByRole('tabpanel'),
    table,
    titles: table.getByRole('rowheader').getByRole('link'),
    column: (name: string) => table.getByRole('columnheader', { name, exact: true }),
    row: (title: string) => table.getByRole('row').filter({ hasText: title }),
  };
}

/** Opens the library at an address and waits until it is live. */
export async function openLibrary(page: Page, query = '') {
  await page.goto(`/resources/library${query}`);
  await hydrated(page);
  const library = libraryOf(page);
  await expect(library.tabs).toHaveCount(5);
  return library;
}
