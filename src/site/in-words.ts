const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `['English', 'Spanish', 'Igbo']` → `English, Spanish, and Igbo`. */
export function inWords(items: readonly string[]): string {
  return list.format(items);
}
