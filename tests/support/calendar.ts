import type { Page } from '@playwright/test';
import { hydrated } from './hydration.ts';

const calendarPath = '/resources/events-calendar';

/** The parts of the events calendar, found as a visitor would name them. */
export function calendarOf(page: Page) {
  const main = page.getByRole('main');
  const panel = main.getByRole('search', { name: 'Climate & Health Events Calendar' });
  const table = (name: string) => main.getByRole('table', { name, exact: true });
  return {
    panel,
    search: panel.getByRole('searchbox', { name: 'Search events' }),
    select: (name: 'Topic' | 'Format' | 'Region') => panel.getByRole('combobox', { name }),
    range: (name: string) =>
      panel.getByRole('group', { name: 'Dates' }).getByRole('button', { name }),
    view: (name: 'Calendar' | 'List') =>
      main.getByRole('group', { name: 'View' }).getByRole('button', { name }),
    count: main.getByText(/^[\d,]+ events?, [\d,]+ still to come/),
    clear: main.getByRole('button', { name: 'Clear filters', exact: true }),
    clearAll: main.getByRole('button', { name: 'Clear all filters' }),
    grid: (month: string) => main.getByRole('grid', { name: month, exact: true }),
    anyGrid: main.getByRole('grid'),
    /** A day of the month that is shown, by its date in words. */
    day: (date: string) => main.getByRole('grid').getByRole('button', { name: date }),
    chosen: main.getByRole('gridcell', { selected: true }).getByRole('button'),
    step: (name: 'Previous' | 'Next') => main.getByRole('button', { name: `${name} month` }),
    events: (date: string) => main.getByRole('region', { name: `Events on ${date}` }),
    /** Below a day without events: one of its three headings, and the events under it. */
    next: (heading: string) => {
      const day = main.getByRole('region', { name: /^Events on / });
      const items = day.getByRole('listitem');
      return { heading: day.getByRole('heading', { name: heading, level: 3 }), items };
    },
    noneThatDay: main.getByText('No events on this day', { exact: true }),
    none: main.getByText('No events found matching your criteria', { exact: true }),
    upcoming: table('Events, earliest first'),
    past: table('Past events, earliest first'),
    row: (title: string) => main.getByRole('row').filter({ hasText: title }),
    dialog: (title: string) => page.getByRole('dialog', { name: title }),
  };
}

/** Opens the calendar at an address and waits until it is live. */
export async function openCalendar(page: Page, query = '') {
  await page.goto(`${calendarPath}${query}`);
  await hydrated(page);
  return calendarOf(page);
}
