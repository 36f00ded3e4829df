/**
 * A whole number as the site writes it: 1234 → `1,234`. By hand, since the first use of `Intl` loads the browser's tables
 * of languages, which holds up a page that comes alive (docs/decisions/hydration.md).
 */
export function inDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
