import { hidePast } from '#features/community/exchange/hide-past.ts';
import { markSection } from '#ui/page-nav/mark-section.ts';

/** All the script of Be a Catalyst: which part is in view, and entries that ended since the page was built. */
export function enhanceCatalyst(page: Document, now: Date): void {
  markSection(page);
  // The visitor's own day; a date in ISO 8601 would be that of Greenwich.
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  hidePast(page, `${now.getFullYear()}-${month}-${day}`);
}
