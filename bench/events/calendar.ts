import type { Page } from '@playwright/test';

/** The parts of the events calendar, by the names a visitor reads. */
export function calendarOf(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Search events' }),
    select: (name: string) => main.getByRole('combobox', { name }),
    view: (name: string) => main.getByRole('group', { name: 'View' }).getByRole('button', { name }),
    range: (name: string) => main.getByRole('button', { name, exact: true }),
    step: (name: string) => main.getByRole('button', { name: `${name} month` }),
    days: main.getByRole('gridcell').getByRole('button'),
    focusedDay: main.locator('[role="grid"] [tabindex="0"]'),
    count: main.getByText(/^[\d,]+ events?, [\d,]+ still to come$/),
  };
}

/** Everything a press may need is here: all events, and their descriptions. */
export async function settleCalendar(page: Page): Promise<void> {
  const { search, count } = calendarOf(page);
  await search.hover();
  await search.fill('a');
  await count.waitFor();
  await page.waitForLoadState('networkidle');
  await search.fill('');
  await page.waitForLoadState('networkidle');
}
