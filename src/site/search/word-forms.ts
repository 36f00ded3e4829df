import { fold } from './fold.ts';

/** A word of a text: its position, and the form in which words are compared. */
export interface Word {
  /** Index of its first character in the text. */
  start: number;
  /** Index after its last character. */
  end: number;
  form: string;
}

/** `71,420`, `3.5x`, `3.5×`, `35%`, `35 percent`; of `1970s` and `3rd` nothing. */
const figure = /\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b|per cent\b)|x\b|×|(?![\p{L}\p{N}]))/u;

/** `heat`, `N95`, `1970s`, `don’t`: letters and digits with apostrophes inside. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/u;

const figureOrWord = new RegExp(`${figure.source}|${word.source}`, 'giu');

/**
 * Returns the words of a text in order. A figure is one word (`71,420`, `3.5x`, `35 percent`), what
 * a hyphen joins is two. The one tokenizer: every index and every query is cut by it.
 */
export function wordsInText(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(figureOrWord)) {
    const form = wordForm(written);
    if (form !== '') words.push({ start: index, end: index + written.length, form });
  }
  return words;
}

/** Returns the forms of the words of a text, in order. */
export function formsInText(text: string): string[] {
  return wordsInText(text).map(({ form }) => form);
}

/**
 * Returns a word as it is compared: small letters, no accents, one form for one and many. A figure
 * has no commas, and one sign for a percentage. Empty where nothing is left.
 */
export function wordForm(written: string): string {
  const folded = fold(written).replace(/'s$/, '').replaceAll("'", '');
  if (!/\d/.test(folded)) return singular(folded);
  return folded
    .replace(/\s?(?:percent|per cent|%)$/, '%')
    .replace('×', 'x')
    .replaceAll(',', '')
    .replace(/^(\d{4})s$/, '$1');
}

/**
 * The singular of an English word, roughly: `nurses` → `nurse`, `stories` → `story`. Rough is
 * enough, because index and query are treated alike.
 */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
