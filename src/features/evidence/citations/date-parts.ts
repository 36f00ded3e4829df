const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** A date in the words of citations; what is not known is absent. */
export interface DateParts {
  year: string;
  /** `August`. */
  month?: string | undefined;
  /** `22`, without a leading zero. */
  day?: string | undefined;
}

/** `2025`, `2025-08` or `2025-08-22` → its parts. */
export function datePartsOf(date: string): DateParts {
  const [year = '', month, day] = date.split('-');
  return { year, month: months[Number(month) - 1], day: day?.replace(/^0/, '') };
}

/** `2026-11-21` → `November 21, 2026`; `2025-08` → `August 2025`. */
export function dateInWords(date: string): string {
  const { year, month, day } = datePartsOf(date);
  if (!month) return year;
  return day ? `${month} ${day}, ${year}` : `${month} ${year}`;
}
