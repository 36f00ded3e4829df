import type { Page } from '@playwright/test';

/** The parts of the speaker directory, by the names a visitor reads. */
export function directoryOf(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Search by name or title' }),
    expertise: main.getByRole('group', { name: 'Expertise' }).locator('button[aria-pressed]'),
    menu: (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) }),
    options: main.getByRole('checkbox'),
    clear: main.getByRole('button', { name: 'Clear Filters', exact: true }),
    count: main.getByText(/^Showing \d+ of \d+ speakers$/),
    someFound: main.getByText(/^Showing [1-9]\d* of \d+ speakers$/),
  };
}

export type Directory = ReturnType<typeof directoryOf>;

export const menus = ['Language', 'Region', 'Format'] as const;
