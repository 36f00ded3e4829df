import { expect, type Locator, type Page } from '@playwright/test';

/** Where the files of the index are. */
export const indexFiles = '**/search/**/*.json';

/** The parts of the search, found as a visitor would name them. */
export function searchIn(place: Locator) {
  const results = place.getByRole('list', { name: 'Results' });
  return {
    field: place.getByRole('searchbox', { name: 'Search this site' }),
    send: place.getByRole('button', { name: 'Search', exact: true }),
    results,
    links: results.getByRole('link'),
    count: place.getByRole('paragraph').filter({ hasText: /^\d+ results?$/ }),
    none: (text: string) =>
      place.getByRole('paragraph').filter({ hasText: `No results for ${text}` }),
    kind: (name: string) =>
      place.getByRole('group', { name: 'Show only' }).getByRole('button', { name }),
    recent: place.getByRole('group', { name: 'Your recent searches' }).getByRole('button'),
    forget: place.getByRole('button', { name: 'Forget these' }),
    settings: place.getByText('Search settings', { exact: true }),
    slash: place.getByRole('checkbox', { name: 'Open the search with the / key' }),
    keep: place.getByRole('checkbox', { name: 'Keep my recent searches on this device' }),
    again: place.getByRole('button', { name: 'Try again' }),
    map: place.getByRole('link', { name: 'All pages of this site' }),
  };
}

/** The search over a page, and the link in the header that opens it. */
export function searchDialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  return {
    ...searchIn(dialog),
    dialog,
    opener: page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }),
  };
}

/** The search on its page. */
export function searchPageOf(page: Page) {
  return searchIn(page.getByRole('main'));
}

/** Opens the search over a page with its key, once the page is there. */
export async function openSearch(page: Page) {
  const search = searchDialogOf(page);
  await page.waitForLoadState();
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  return search;
}
