import type { Line } from './hearing.ts';

/** Lines in which browser and screen reader speak of themselves, at every page. */
const noise = [
  /^Page has \d/,
  /^Loading\. {1,2}Please wait\.$/,
  /^Finished loading /,
  /^(Chromium|Mozilla Firefox) frame\.?$/,
  /^Search with Google or enter address/,
  /^Address and search bar/,
  /^(Browse|Focus) mode$/,
  /^(Selection deleted|Text unselected)\.?$/,
  /^(alert Translate this page\?|This dialog is not currently focused\.)/,
];

/** Lines without those that only the browser or the screen reader says of itself. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => !noise.some((pattern) => pattern.test(text)));
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const meses =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const weekdays =
  'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sun|Mon|Tue|Wed|Thu|Fri|Sat';

/** Patterns of words that change with the day or the run, and placeholders. The order matters. */
const changing: readonly (readonly [RegExp, string])[] = [
  // The port of the server.
  [/\blocalhost:\d+/g, 'localhost'],
  // The reference of a letter is drawn by lot.
  [/\b[A-Z]{2,5}-[A-Z0-9]{5}\b/g, '{reference}'],
  // Which links were visited depends on the tasks before.
  [/\bvisited link\b/g, 'link'],
  [/\b\d{4}-\d{2}(-\d{2})?\b/g, '{date}'],
  [new RegExp(`\\b(?:${months})\\b\\.? \\d{1,2}(?:, \\d{4})?(?!\\d)`, 'g'), '{date}'],
  [new RegExp(`\\b\\d{1,2} de (?:${meses})(?: de \\d{4})?`, 'g'), '{date}'],
  [new RegExp(`\\b(?:${months})\\b(?: \\d{4})?`, 'g'), '{date}'],
  [new RegExp(`\\b(?:${weekdays})\\b`, 'g'), '{weekday}'],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?/g, '{time}'],
  [/\b\d{1,2}\s[AP]M\b/g, '{time}'],
  [/\b(?:\d+ (?:minutes?|hours?) )?(?:and )?\d+ (?:seconds?|minutes?)\b/g, '{time}'],
  [/\b(?:in )?\d+ (?:days?|hours?)(?: and \d+ minutes?)?(?: ago)?\b/g, '{span}'],
  [/\b(?:EST|EDT|CST|CDT|MST|MDT|PST|PDT|GMT[+-]?\d*)\b/g, '{zone}'],
];

/**
 * The words of a line by which two runs are compared: dates, times and spans are placeholders,
 * spaces are one, and the period that a program of speech ends a line with is gone.
 */
export function comparable(text: string): string {
  let words = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  for (const [pattern, placeholder] of changing) words = words.replace(pattern, placeholder);
  return words.replace(/[.,;]+$/, '');
}
