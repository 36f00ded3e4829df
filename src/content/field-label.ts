/**
 * The labels of fields whose schema names none with `.meta({ label })`: how a key of a file becomes
 * words.
 */

/** "Short name" of the key `shortName`; empty for no key. */
export function labelFromKey(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The choices that pages spell otherwise than files: calendar files have two l’s. */
const spelledForVisitors: Readonly<Record<string, string>> = { cancelled: 'Canceled' };

/**
 * A choice as a form shows it: "In person" of the value `in-person`, "Mental health" of the value
 * `mental health`. Values that begin with a capital, such as "Extreme heat" or "TX", and figures
 * stay as they are.
 */
export function choiceLabel(value: string): string {
  const spelled = spelledForVisitors[value];
  if (spelled !== undefined) return spelled;
  if (!/^[a-z]+([- ][a-z]+)*$/.test(value)) return value;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The name of one item of a list: "Talk" of the label "Talks", "At risk" of "At risk". A label with
 * a number, as that of an inner list, gets a word between the two: "Row 2, item".
 */
export function itemLabel(label: string): string {
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(ss|us|is)$/.test(label)) return label;
  return /\d$/.test(label) ? `${label}, item` : label.replace(/s$/, '');
}
