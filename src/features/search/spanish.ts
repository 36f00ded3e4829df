import { nowAlternates, nowIds } from '#features/response/now/now.ts';
import { fold } from '#site/search/fold.ts';
import { isSlipOf, soundOf } from '#site/search/slip.ts';
import spanish from '#words/pages/search-spanish.yaml';
import type { Hit } from './find/site-search.ts';
import type { SearchPageFile, SearchSpanishFile } from './search-page.schema.ts';
import { searchWords } from './search-words.ts';

/** The words of an answer to a query in Spanish. */
export const spanishWords = spanish as SearchSpanishFile;

/** The words of an answer, in English or in Spanish. */
export type AnswerWords = Pick<
  SearchPageFile,
  Extract<keyof SearchPageFile, keyof SearchSpanishFile>
>;

/** Returns the words of an answer in a language. */
export function answerWords(language: 'en' | 'es'): AnswerWords {
  return language === 'es' ? spanishWords : searchWords;
}

const known = new Set(spanishWords.known.map(fold));
const english = new Set(spanishWords.english.map(fold));

/** A shorter word sounds like too many others, or is one letter from them. */
const forgivenFrom = { sound: 5, slip: 7 };

const sounds = new Set(
  [...known].filter(({ length }) => length >= forgivenFrom.sound).map(soundOf),
);
const long = [...known].filter(({ length }) => length >= forgivenFrom.slip);

/** Whether a word is a known word of Spanish with a slip: `inundasion`, `enfermra`. */
function isSlip(word: string): boolean {
  if (word.length >= forgivenFrom.sound && sounds.has(soundOf(word))) return true;
  return word.length >= forgivenFrom.slip && long.some((form) => isSlipOf(word, form));
}

/** Endings that words of Spanish have and those of English have not: `inundación`, `ciudades`. */
const spanishEnding = /.(?:cion|ciones|siones|dades|miento|mientos)$/;

/**
 * Returns the language of a query: Spanish where it has a word of Spanish, with a slip or without,
 * and none of English.
 * Accents alone say nothing, because names have them too.
 */
export function languageOf(query: string): 'en' | 'es' {
  const words = fold(query).match(/\p{L}+/gu) ?? [];
  if (words.some((word) => english.has(word))) return 'en';
  const isSpanish = (word: string) => known.has(word) || spanishEnding.test(word) || isSlip(word);
  return words.some(isSpanish) ? 'es' : 'en';
}

/** Whether a page of this site is in Spanish. */
export function isInSpanish(href: string): boolean {
  return href.startsWith('/es/');
}

/** A page in Spanish that fits less, beside the best result, only shares a small word with it. */
const leastFit = 0.2;

/** Returns results with those in Spanish that fit first, each part in its order. */
export function spanishFirst(hits: readonly Hit[]): readonly Hit[] {
  const isFirst = ({ href, part }: Hit) => isInSpanish(href) && part >= leastFit;
  return [...hits].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

/** The pages on what to do now in English, by the path of the same page in Spanish. */
const twins = new Map(
  [undefined, ...nowIds].map((id) => {
    const { en, es } = nowAlternates(id);
    return [es, en];
  }),
);

/**
 * Returns results of a query in English in their order, but no page in Spanish before the same page
 * in English, which then moves up.
 */
export function englishFirst(hits: readonly Hit[]): readonly Hit[] {
  const placed = new Set<Hit>();
  for (const hit of hits) {
    const twin = hits.find(({ href }) => href === twins.get(hit.href));
    if (twin) placed.add(twin);
    placed.add(hit);
  }
  return [...placed];
}

/** Returns the results of a query in the order for its language. */
export function inOrderOfLanguage(query: string, hits: readonly Hit[]): readonly Hit[] {
  if (languageOf(query) === 'es') return spanishFirst(hits);
  return /\bspanish\b/i.test(query) ? hits : englishFirst(hits);
}
