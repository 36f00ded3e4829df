import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';

/** The count while nobody is left out. */
export const everybody = /^Showing (\d+) of \1 speakers$/;

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
    menu: (name: string) => form.getByRole('button', { name: new RegExp(`^${name}(, |$)`) }),
    /** Every button that opens values, whichever there are. */
    menus: form
      .getByRole('button')
      .and(page.locator('[aria-expanded]'))
      .filter({ hasNotText: /^(Show|Filters)/ }),
    /** The values of the menu that is open. */
    openOptions: form.getByRole('checkbox'),
    option: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    onlyThose: main.getByRole('button', { name: /^Show only those \d+$/ }),
    anyOfThem: main.getByRole('button', { name: 'Show those with any of them' }),
    filters: form.getByRole('button', { name: /^Filters/ }),
    chip: (name: string) => form.getByRole('button', { name, exact: true }),
    active: main.getByRole('list', { name: 'Active filters' }),
    remove: (name: string) => main.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: main.getByRole('button', { name: 'Clear Filters' }),
    clearAll: main.getByRole('button', { name: 'Clear all filters' }),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    count: main.getByText(/^Showing \d+ of \d+ speakers/),
    none: main.getByText('No speakers match your search criteria'),
    cards: main.getByRole('article'),
    names: main.getByRole('article').getByRole('heading'),
  };
}

/** Opens the directory at an address and waits until it is live. */
export async function openDirectory(page: Page, query = '') {
  await page.goto(`/speakers/directory${query}`);
  await hydrated(page);
  return directoryOf(page);
}
