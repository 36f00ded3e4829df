import type { SearchWords } from './search-words.schema.ts';
import { formsInText } from './word-forms.ts';

type SameWords = SearchWords['same'];

/**
 * Returns a function that adds to a text, for the index only, the other words of each group that
 * has a word in it: `heat and children` → `heat and children; kids; calor; niños`.
 */
export function synonymAdder(groups: SameWords): (text: string) => string {
  const synonymsIn = synonymFinder(groups, ({ words, spanish = [] }) => [...words, ...spanish]);
  return (text) => [text, ...synonymsIn(text)].join('; ');
}

/**
 * Returns a function from a text to the Spanish words of each group that has a word in it, for the
 * index only: `heat and children` → `['calor', 'niños']`.
 */
export function spanishFinder(groups: SameWords): (text: string) => string[] {
  return synonymFinder(groups, ({ spanish = [] }) => spanish);
}

/** Returns a function from a text to what `pick` takes of each group that has a word in it. */
function synonymFinder(
  groups: SameWords,
  pick: (group: SameWords[number]) => readonly string[],
): (text: string) => string[] {
  const groupsByPhrase = new Map<string, SameWords[number][]>();
  let longest = 1;
  for (const group of groups) {
    for (const words of [...group.words, ...(group.spanish ?? [])]) {
      const phrase = phraseOf(words);
      groupsByPhrase.set(phrase, [...(groupsByPhrase.get(phrase) ?? []), group]);
      longest = Math.max(longest, phrase.split(' ').length);
    }
  }
  return (text) => {
    const forms = formsInText(text);
    const found = new Set<SameWords[number]>();
    for (const start of forms.keys()) {
      for (let length = 1; length <= longest; length++) {
        const phrase = forms.slice(start, start + length).join(' ');
        for (const group of groupsByPhrase.get(phrase) ?? []) found.add(group);
      }
    }
    return [...found].flatMap(pick);
  };
}

/** Returns a word or phrase as queries are compared with it: its forms, with a space between. */
export function phraseOf(words: string): string {
  return formsInText(words).join(' ');
}

/** Returns phrases as they are published: in their forms, each once, the longest first. */
export function phrasesOf(...lists: readonly (readonly string[])[]): string[] {
  const phrases = new Set(lists.flat().map(phraseOf));
  return [...phrases].sort((a, b) => b.length - a.length);
}

/**
 * Whether the words of a phrase stand together in a text. Whole words only: a nurse is no nursery.
 */
export function hasPhrase(text: string, phrase: string): boolean {
  return ` ${phraseOf(text)} `.includes(` ${phraseOf(phrase)} `);
}

/**
 * Returns a function that joins the words of a phrase to one, for an index in which it is to be
 * found as a whole: `black lung` → `blacklung`. Words that a query leaves out are left out; where
 * that differs in the directory and in the search of the site, both come back.
 */
export function phraseJoiner({
  ignored,
  ignoredOfSpeakers,
  figures,
}: Pick<SearchWords, 'ignored' | 'ignoredOfSpeakers' | 'figures'>): (phrase: string) => string[] {
  const leftOut = [phrasesOf(ignored), phrasesOf(ignored, ignoredOfSpeakers, figures)];
  return (phrase) => [
    ...new Set(leftOut.map((ignoredPhrases) => readQuery(phrase, ignoredPhrases).words.join(''))),
  ];
}

/** A query as it is understood. */
interface ReadQuery {
  /** The forms of its words without stop phrases, each once, unless it has no others. */
  words: readonly string[];
  /** Whether it has no others, or no words at all. */
  isFiller: boolean;
  /** Whether a phrase of the query asks for a figure: `how many`. */
  asksForFigure: boolean;
}

/** Reads a query. `ignored` and `figures` are phrases as `phrasesOf` returns them. */
export function readQuery(
  query: string,
  ignored: Iterable<string>,
  figures: Iterable<string> = [],
): ReadQuery {
  const all = formsInText(query);
  const typed = spaced(all);
  const withoutFigures = withoutPhrases(typed, figures);
  const withoutStopWords = withoutPhrases(withoutFigures, ignored).split(' ').filter(Boolean);
  return {
    words: [...new Set(withoutStopWords.length > 0 ? withoutStopWords : all)],
    isFiller: withoutStopWords.length === 0,
    asksForFigure: withoutFigures !== typed,
  };
}

/** Each word with a space of its own on both sides, so that neighbors can both be taken out. */
function spaced(forms: readonly string[]): string {
  return forms.map((form) => ` ${form} `).join('');
}

function withoutPhrases(typed: string, phrases: Iterable<string>): string {
  let rest = typed;
  for (const phrase of phrases) rest = rest.replaceAll(spaced(phrase.split(' ')), '');
  return rest;
}
