import { fold } from '../fold.ts';
import type { SearchWords } from './search-words.schema.ts';

type SameWords = SearchWords['same'];

/**
 * Groups of words that mean the same → a function that adds to a text, for the index only, the
 * other words of each group that has a word in it: `heat and children` → `heat and children; kids;
 * calor; niños`.
 */
export function lender(groups: SameWords): (text: string) => string {
  const lend = wordsFor(groups, ({ words, spanish = [] }) => [...words, ...spanish]);
  return (text) => [text, ...lend(text)].join('; ');
}

/** The same, but what is given back are the words in Spanish alone. */
export function spanishFor(groups: SameWords): (text: string) => string[] {
  return wordsFor(groups, ({ spanish = [] }) => spanish);
}

function wordsFor(groups: SameWords, pick: (group: SameWords[number]) => readonly string[]) {
  const groupsOf = new Map<string, SameWords>();
  for (const group of groups) {
    for (const phrase of [...group.words, ...(group.spanish ?? [])].map(phraseOf)) {
      groupsOf.set(phrase, [...(groupsOf.get(phrase) ?? []), group]);
    }
  }
  const longest = Math.max(...[...groupsOf.keys()].map((phrase) => phrase.split(' ').length));
  return (text: string): string[] => {
    const forms = formsIn(text);
    const meant = forms.flatMap((_, start) =>
      Array.from({ length: longest }, (_, more) =>
        forms.slice(start, start + more + 1).join(' '),
      ).flatMap((phrase) => groupsOf.get(phrase) ?? []),
    );
    return [...new Set(meant)].flatMap(pick);
  };
}

/** A word or phrase as queries are compared with it: its forms, with a space between. */
export function phraseOf(words: string): string {
  return formsIn(words).join(' ');
}

/** Phrases as they are published for the browser: in their forms, each once, the longest first. */
export function phrasesOf(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat().map(phraseOf))].sort((a, b) => b.length - a.length);
}

/**
 * The words of a query without stop phrases, each once, unless it has no others, and whether it
 * contains a phrase that asks for a figure. Phrases as `phrasesOf` returns them.
 */
export function readQuery(
  query: string,
  ignored: Iterable<string>,
  figures: Iterable<string> = [],
): { words: readonly string[]; asksForFigure: boolean } {
  const all = formsIn(query);
  // Each word has a space of its own on both sides, so that neighbors can both be taken out.
  const spaced = (forms: readonly string[]) => forms.map((form) => ` ${form} `).join('');
  const without = (text: string, phrases: Iterable<string>) =>
    [...phrases].reduce((rest, phrase) => rest.replaceAll(spaced(phrase.split(' ')), ''), text);
  const asked = without(spaced(all), figures);
  const withoutStopWords = without(asked, ignored).split(' ').filter(Boolean);
  return {
    words: [...new Set(withoutStopWords.length > 0 ? withoutStopWords : all)],
    asksForFigure: asked !== spaced(all),
  };
}

/** A word of a text: its position, and the form in which words are compared. */
export interface Word {
  start: number;
  end: number;
  form: string;
}

/**
 * A number with its thousands, decimals and sign, or letters and digits with apostrophes inside.
 */
const pattern =
  /\d+(?:[.,]\d+)*(?:\s?(?:%|percent\b|per cent\b)|x\b|×|(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/giu;

/**
 * The words of a text in order. A figure is one word (`71,420`, `3.5x`, `35 percent`), what a
 * hyphen joins is two.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const form = formOf(written);
    return form === '' ? [] : [{ start: index, end: index + written.length, form }];
  });
}

/**
 * A word as it is compared: small letters, no accents, one form for one and many, figures without
 * commas.
 */
export function formOf(written: string): string {
  const folded = fold(written).replace(/'s$/, '').replaceAll("'", '');
  if (!/\d/.test(folded)) return singular(folded);
  return folded
    .replace(/\s?(?:percent|per cent|%)$/, '%')
    .replace('×', 'x')
    .replaceAll(',', '')
    .replace(/^(\d{4})s$/, '$1');
}

/**
 * English, roughly: `nurses` → `nurse`, `stories` → `story`; both sides are treated alike, so rough
 * is enough.
 */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The forms of the words of a text, in order. */
export function formsIn(text: string): string[] {
  return wordsOf(text).map(({ form }) => form);
}
