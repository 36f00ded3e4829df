import { formsInText } from '#site/search/word-forms.ts';
import type { DangerWords, DoorId } from './danger-words.schema.ts';
import { isSlipOf } from './slip.ts';

/** The danger or despair that a query tells of. */
export interface Danger {
  /** The pages on what to do now that it leads to, the likeliest first; none of despair alone. */
  doors: readonly DoorId[];
  /** Whether it has words of despair. */
  isDespair: boolean;
  /** The language of the words that were found; English where both have them. */
  language: 'en' | 'es';
}

/** The most pages that a query leads to. */
const mostDoors = 3;

/** A word or a phrase of danger, as forms without small words. */
interface DangerPhrase {
  forms: readonly string[];
  /** Whether it means danger only where the query has no other words. */
  isAlone: boolean;
  language: Danger['language'];
  /** Empty for despair. */
  leadsTo: readonly DoorId[];
}

/** The words of danger, ready to be looked for. */
export interface DangerPhrases {
  phrases: readonly DangerPhrase[];
  /** The forms of all phrases: a word that is one of them is no slip of another. */
  known: ReadonlySet<string>;
  otherwise: readonly (readonly string[])[];
  small: ReadonlySet<string>;
  company: ReadonlySet<string>;
}

/** Makes the words of danger ready. A phrase of which small words leave one word must be alone. */
export function dangerPhrases(words: DangerWords): DangerPhrases {
  const small = new Set(words.small.flatMap(formsInText));
  const phrasesIn = (
    list: readonly string[],
    language: Danger['language'],
    leadsTo: readonly DoorId[],
    mustBeAlone = false,
  ) =>
    list.map((phrase): DangerPhrase => {
      const all = formsInText(phrase);
      const forms = withoutSmall(all, small);
      const isShortened = forms.length === 1 && all.length > 1;
      return { forms, isAlone: mustBeAlone || isShortened, language, leadsTo };
    });
  const phrases = [
    ...phrasesIn(words.despair.words, 'en', []),
    ...phrasesIn(words.despair.spanish, 'es', []),
    ...words.situations.flatMap(({ leadsTo, alone = [], spanishAlone = [], ...situation }) => [
      ...phrasesIn(situation.words, 'en', leadsTo),
      ...phrasesIn(situation.spanish, 'es', leadsTo),
      ...phrasesIn(alone, 'en', leadsTo, true),
      ...phrasesIn(spanishAlone, 'es', leadsTo, true),
    ]),
  ];
  return {
    phrases,
    known: new Set(phrases.flatMap(({ forms }) => forms)),
    otherwise: words.otherwise.map((phrase) => formsInText(phrase)),
    small,
    company: new Set(words.company.flatMap(formsInText)),
  };
}

/**
 * Returns what a query says of danger or despair; undefined where it says nothing of either. Words
 * are found in any order, close together, with capitals, accents and hyphens as people write them,
 * with a slip in a long word, and while the last one is still being typed.
 */
export function dangerIn(query: string, words: DangerPhrases): Danger | undefined {
  const typed = typedWords(query, words);
  const all = words.phrases.filter((phrase) => isFound(phrase, typed, words));
  // "No heat in my house" is not about heat: a phrase says more than a word that stands alone.
  const phrases = all.filter(({ isAlone }) => !isAlone);
  const found = phrases.length > 0 ? phrases : all;
  // The longest phrase says most of the language; words that both languages have count as Spanish.
  const [first] = [...found].sort(
    (a, b) =>
      b.forms.length - a.forms.length || Number(a.language === 'en') - Number(b.language === 'en'),
  );
  if (!first) return undefined;
  const doors = [...found]
    .sort((a, b) => b.forms.length - a.forms.length)
    .flatMap(({ leadsTo }) => leadsTo);
  return {
    doors: [...new Set(doors)].slice(0, mostDoors),
    isDespair: found.some(({ leadsTo }) => leadsTo.length === 0),
    language: first.language,
  };
}

/** Returns the words of a query without small words and without phrases of another meaning. */
function typedWords(query: string, { otherwise, small }: DangerPhrases): readonly string[] {
  let rest = formsInText(query);
  for (const phrase of otherwise) {
    const start = rest.findIndex((_, place) =>
      phrase.every((form, offset) => rest[place + offset] === form),
    );
    if (start >= 0)
      rest = rest.filter((_, place) => place < start || place >= start + phrase.length);
  }
  return withoutSmall(rest, small);
}

function withoutSmall(forms: readonly string[], small: ReadonlySet<string>): readonly string[] {
  return forms.filter((form) => !small.has(form));
}

/** Words of a query that may stand between those of a phrase. */
const wordsBetween = 1;

/** Whether a phrase is in a query: its words close together in any order, or joined to one word. */
function isFound(
  { forms, isAlone }: DangerPhrase,
  typed: readonly string[],
  words: DangerPhrases,
): boolean {
  if (forms.length === 0) return false;
  const joined = forms.join('');
  const isJoined = typed.some(
    (word, place) => isSame(word, joined, words) || `${word}${typed[place + 1] ?? ''}` === joined,
  );
  if (isAlone) {
    const others = typed.filter((word) => !forms.includes(word) && word !== joined);
    const hasAll = isJoined || forms.every((form) => typed.includes(form));
    return hasAll && others.every((word) => words.company.has(word));
  }
  if (isJoined) return true;
  const length = forms.length + (forms.length > 1 ? wordsBetween : 0);
  return typed.some((_, start) => hasEach(forms, typed, start, length, words));
}

/** Whether each form is a word of its own in a stretch of a query. */
function hasEach(
  forms: readonly string[],
  typed: readonly string[],
  start: number,
  length: number,
  words: DangerPhrases,
): boolean {
  const free = new Set(typed.slice(start, start + length).keys());
  return forms.every((form) => {
    const found = [...free].find((offset) => {
      const word = typed[start + offset] ?? '';
      const isLast = start + offset === typed.length - 1;
      return isSame(word, form, words) || (isLast && isBeginning(word, form, forms.length > 1));
    });
    return found !== undefined && free.delete(found);
  });
}

/** A shorter form has too many neighbors for a slip. */
const slipFrom = 6;

/** Whether a typed word is a form, or a slip of it and no other word of danger. */
function isSame(word: string, form: string, { known }: DangerPhrases): boolean {
  if (word === form) return true;
  return form.length >= slipFrom && !known.has(word) && isSlipOf(word, form);
}

/** How much of a word that is still being typed must be there: letters, and part of the word. */
const begun = { letters: 4, lettersInPhrase: 3, part: 0.6 };

/** Whether a typed word begins a form; in a phrase, whose other words confirm it, with less. */
function isBeginning(word: string, form: string, isInPhrase: boolean): boolean {
  if (!form.startsWith(word)) return false;
  if (isInPhrase) return word.length >= begun.lettersInPhrase;
  return word.length >= begun.letters && word.length >= form.length * begun.part;
}
