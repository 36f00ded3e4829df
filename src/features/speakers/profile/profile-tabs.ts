import type { Tab } from '#ui/tabs/tabs.ts';

/** The sections at the right of a profile; the first is shown first (specification section 2, Speaker profile). */
export const profileTabs = {
  videos: { id: 'videos', label: 'Videos' },
  publications: { id: 'publications', label: 'Publications' },
  book: { id: 'book', label: 'Book this Speaker' },
} as const satisfies Record<string, Tab>;
