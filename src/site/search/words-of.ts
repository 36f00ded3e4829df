import { fold } from '#site/fold.ts';

/** A word of a text: where it stands, and the form in which words are compared. */
export interface Word {
  start: number;
  end: number;
  form: string;
}

/** A number with its thousands, decimals and sign, or letters and digits with apostrophes inside. */
const pattern =
  /\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b|per cent\b)|x\b|×|(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/giu;

/**
 * The words of a text in order. A figure is one word (`71,420`, `3.5x`, `35 percent`), what a hyphen joins
 * is two. Marks and signs alone are none.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const form = formOf(written);
    return form === '' ? [] : [{ start: index, end: index + written.length, form }];
  });
}

/** A word as it is compared: small letters, no accents, one form for one and many, figures without commas. */
export function formOf(written: string): string {
  const folded = fold(written).replace(/'s$/, '').replaceAll("'", '');
  if (!/\d/.test(folded)) return singular(folded);
  return folded
    .replace(/\s?(?:percent|per cent|%)$/, '%')
    .replace('×', 'x')
    .replaceAll(',', '')
    .replace(/^(\d{4})s$/, '$1');
}

/** English, roughly: `nurses` → `nurse`, `stories` → `story`; both sides are treated alike, so rough is enough. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The forms of the words of a text, in order. */
export function formsIn(text: string): string[] {
  return wordsOf(text).map(({ form }) => form);
}
