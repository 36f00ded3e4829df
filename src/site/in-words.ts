/**
 * `['English', 'Spanish', 'Igbo']` → `English, Spanish, and Igbo`; `last` is the word before the last one. By hand, since
 * the first use of `Intl` loads the browser's tables of languages, which holds up a page that comes alive
 * (docs/decisions/hydration.md).
 */
export function inWords(items: readonly string[], last = 'and'): string {
  if (items.length < 3) return items.join(` ${last} `);
  return `${items.slice(0, -1).join(', ')}, ${last} ${items.at(-1)}`;
}
