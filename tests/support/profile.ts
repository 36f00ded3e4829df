import type { Page } from '@playwright/test';

/** A speaker who takes requests, and one who does not now. */
export const quill = { path: '/speakers/profile/amara-quill', name: 'Dr. Amara Quill' };
export const paused = { path: '/speakers/profile/tobias-ashgrovel', name: 'Dr. Tobias Ashgrovel' };

export const tabNames = ['Videos', 'Publications', 'Book this Speaker'] as const;
export type TabName = (typeof tabNames)[number];

/** The right side of a speaker's profile, found as a visitor would name its parts. */
export function profileOf(page: Page, name = quill.name) {
  const row = page.getByRole('tablist', { name });
  return {
    row,
    /** What the row is until its script is here. */
    links: page.getByRole('navigation', { name }).getByRole('link'),
    tab: (tab: TabName) => row.getByRole('tab', { name: tab }),
    chosen: row.getByRole('tab', { selected: true }),
    panel: (tab: TabName) => page.getByRole('tabpanel', { name: tab }),
    heading: (tab: TabName) => page.getByRole('heading', { level: 2, name: tab }),
    section: (tab: TabName) => page.locator(`section:has(> h2:text-is("${tab}"))`),
  };
}
