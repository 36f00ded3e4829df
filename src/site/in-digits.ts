// One for all: `toLocaleString` makes a new one at every call, which takes longer than all else a key does.
const format = new Intl.NumberFormat('en-US');

/** A number as the site writes it: 1234 → `1,234`. */
export function inDigits(number: number): string {
  return format.format(number);
}
