import { expect, type Page } from '@playwright/test';

/** A speaker who takes requests, and one who does not now. */
export const quill = { path: '/speakers/profile/amara-quill', name: 'Dr. Amara Quill' };
export const paused = { path: '/speakers/profile/tobias-ashgrovel', name: 'Dr. Tobias Ashgrovel' };

export const tabNames = ['Videos', 'Publications', 'Book this Speaker'] as const;
type TabName = (typeof tabNames)[number];

/** The right side of a speaker's profile, found as a visitor would name its parts. */
export function profileOf(page: Page, name = quill.name) {
  const row = page.getByRole('tablist', { name });
  return {
    title: page.getByRole('heading', { level: 1, name }),
    /** The ways to ask for the speaker, beside the name. */
    interview: page.getByRole('link', { name: 'Ask for an interview', exact: true }),
    book: page.getByRole('link', { name: 'Book this speaker', exact: true }),
    similar: page.getByRole('link', { name: 'Ask for someone similar' }),
    /** The note beside the media hours about this moment, which a script writes. */
    now: page.locator('dt:text-is("Media hours") + dd [data-with-script]'),
    copyQuote: page.getByRole('button', { name: 'Copy the quote' }),
    part: (name: string) =>
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }),
    row,
    /** The tabs; until the script of the row runs, they are links. */
    links: row.getByRole('tab'),
    tab: (tab: TabName) => row.getByRole('tab', { name: tab }),
    chosen: row.getByRole('tab', { selected: true }),
    panel: (tab: TabName) => page.getByRole('tabpanel', { name: tab }),
    heading: (tab: TabName) => page.getByRole('heading', { level: 2, name: tab }),
    section: (tab: TabName) => page.locator(`section:has(> h2:text-is("${tab}"))`),
  };
}

/**
 * Waits until the row of a profile is a row of tabs, which is one stop of the Tab key: until its
 * script is there, every tab is a link and a stop of its own.
 */
export async function tabsAreLive(page: Page): Promise<void> {
  const others = page.getByRole('tab', { selected: false });
  await expect(others.first()).toHaveAttribute('tabindex', '-1');
}
