import { markSection } from '#ui/page-nav/mark-section.ts';

/** All the script of Be a Catalyst: marks the section in view, and hides entries that have ended since the build. */
export function enhanceCatalyst(page: Document, now: Date): void {
  markSection(page);
  // The visitor's local day, `YYYY-MM-DD`; `toISOString` would give that of UTC.
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  const today = `${now.getFullYear()}-${month}-${day}`;
  for (const entry of page.querySelectorAll<HTMLElement>('[data-until]')) {
    entry.hidden = (entry.dataset['until'] ?? today) < today;
  }
}
