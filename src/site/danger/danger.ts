import { inflectionsOf } from '#site/search/inflections.ts';
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
  /** Words across which a phrase is not found: "power is not out". */
  turns: ReadonlySet<string>;
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
    turns: new Set([sentenceEnd, ...words.turns.flatMap(formsInText)]),
  };
}

/**
 * Returns what a query says of danger or despair; undefined where it says nothing of either. Words
 * are found in any order, close together, with capitals, accents and hyphens as people write them,
 * with a slip in a long word, and while the last one is still being typed.
 */
export function dangerIn(query: string, words: DangerPhrases): Danger | undefined {
  const typed = typedWords(query, words);
  const placesOf = placeFinder(typed, words);
  const all = words.phrases.filter((phrase) => isFound(phrase, typed, placesOf, words));
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

/** Stands among the words of a query where one sentence ends and another begins. */
const sentenceEnd = '.';

/** Returns the words of a query with the ends of its sentences between them. */
function withSentenceEnds(query: string): readonly string[] {
  return query.split(/[.;!?]+(?=\s|$)/).flatMap((sentence, place) => {
    const forms = formsInText(sentence);
    return place > 0 && forms.length > 0 ? [sentenceEnd, ...forms] : forms;
  });
}

/** Returns the words of a query without small words and without phrases of another meaning. */
function typedWords(query: string, { otherwise, small }: DangerPhrases): readonly string[] {
  let rest = withSentenceEnds(query);
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

/**
 * How many words of a query may stand between those of a phrase: one where they come in any order,
 * more where they come in its order.
 */
const wordsBetween = { anyOrder: 1, ownOrder: 3 };

/** Finds the places where a form stands in a query; `isInPhrase` as in `isBeginning`. */
type PlacesOf = (form: string, isInPhrase: boolean) => readonly number[];

/** Returns a function that looks for each form once, because many phrases share their words. */
function placeFinder(typed: readonly string[], words: DangerPhrases): PlacesOf {
  const found = new Map<string, readonly number[]>();
  const inflections = typed.map(inflectionsOf);
  const isAt = (place: number, form: string, isInPhrase: boolean) => {
    const word = typed[place] ?? '';
    const isLast = place === typed.length - 1;
    return (
      isSame(word, form, words) ||
      inflections[place]?.includes(form) === true ||
      (isLast && isBeginning(word, form, isInPhrase))
    );
  };
  return (form, isInPhrase) => {
    const key = `${form} ${isInPhrase}`;
    const places = found.get(key) ?? [...typed.keys()].filter((at) => isAt(at, form, isInPhrase));
    found.set(key, places);
    return places;
  };
}

/** Whether a phrase is in a query: its words close together, or joined to one word. */
function isFound(
  { forms, isAlone }: DangerPhrase,
  typed: readonly string[],
  placesOf: PlacesOf,
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
    return hasAll && others.every((word) => word === sentenceEnd || words.company.has(word));
  }
  if (isJoined) return true;
  const placesByForm = forms.map((form) => placesOf(form, forms.length > 1));
  if (placesByForm.some((places) => places.length === 0)) return false;
  return placesByForm
    .flat()
    .some((start) =>
      [placesInAnyOrder(placesByForm, start), placesInOrder(placesByForm, start)].some(
        (places) => places && hasNoTurn(places, typed, words),
      ),
    );
}

/**
 * Returns a place of its own for each form of a phrase in the stretch of a query that begins at
 * `start`; undefined where one is not there.
 */
function placesInAnyOrder(
  placesByForm: readonly (readonly number[])[],
  start: number,
): readonly number[] | undefined {
  const end = start + placesByForm.length + wordsBetween.anyOrder;
  const taken = new Set<number>();
  for (const places of placesByForm) {
    const place = places.find((one) => one >= start && one < end && !taken.has(one));
    if (place === undefined) return undefined;
    taken.add(place);
  }
  return [...taken];
}

/** Returns the places of the forms in their order, the first at `start`; undefined elsewhere. */
function placesInOrder(
  placesByForm: readonly (readonly number[])[],
  start: number,
): readonly number[] | undefined {
  const end = start + placesByForm.length + wordsBetween.ownOrder;
  const found: number[] = [];
  for (const places of placesByForm) {
    const after = found.at(-1) ?? start - 1;
    const place = places.find((one) => one > after && one < end);
    if (place === undefined || (found.length === 0 && place !== start)) return undefined;
    found.push(place);
  }
  return found;
}

/**
 * Whether no word between the places of a phrase turns its meaning: "the power is not out", "hot,
 * but the car is fine".
 */
function hasNoTurn(
  places: readonly number[],
  typed: readonly string[],
  { turns }: DangerPhrases,
): boolean {
  const last = Math.max(...places);
  for (let place = Math.min(...places); place < last; place++) {
    if (!places.includes(place) && turns.has(typed[place] ?? '')) return false;
  }
  return true;
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
