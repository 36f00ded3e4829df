import { inflectionsOf } from '#site/search/inflections.ts';
import { isSlipOf, isSwapOf, soundOf } from '#site/search/slip.ts';
import { formsInText } from '#site/search/word-forms.ts';
import {
  type DangerPhrase,
  type DangerPhrases,
  isLong,
  negation,
  sentenceEnd,
  withoutSmall,
} from './danger-phrases.ts';
import type { DoorId, GroupId } from './danger-words.schema.ts';

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

/** A phrase that is in a query, or phrases of groups that are in it together. */
interface Find extends Pick<DangerPhrase, 'isAlone' | 'language' | 'leadsTo'> {
  /** The number of its words. */
  size: number;
}

/**
 * Returns what a query says of danger or despair; undefined where it says nothing of either. Words
 * are found in any order, close together, with capitals, accents and hyphens as people write them,
 * with a slip in a long word, and while the last one is still being typed. Phrases of groups that
 * mean danger together may stand anywhere.
 */
export function dangerIn(query: string, words: DangerPhrases): Danger | undefined {
  const forms = withSentenceEnds(query);
  const typed = typedWords(forms, words);
  const placesOf = placeFinder(typed, words);
  const placesJoined = joinedFinder(typed, words);
  const isIn = (phrase: DangerPhrase) =>
    isFound(phrase, typed, placesOf, placesJoined(phrase), words);
  const isQuiet = words.quiet.some((phrase) => placeOfPhrase(forms, phrase) >= 0);
  const sought = isQuiet
    ? words.phrases.filter(({ leadsTo }) => leadsTo.length === 0)
    : words.phrases;
  const all = [
    ...sought.filter(isIn).map((phrase) => ({ ...phrase, size: phrase.forms.length })),
    ...(isQuiet ? [] : findsTogether(words, isIn)),
  ];
  // "No heat in my house" is not about heat: a phrase says more than a word that stands alone.
  const phrases = all.filter(({ isAlone }) => !isAlone);
  // The longest phrase says most.
  const found = (phrases.length > 0 ? phrases : all).sort((a, b) => b.size - a.size);
  const [first] = found;
  if (!first) return undefined;
  const longest = found.filter(({ size }) => size === first.size);
  const doors = found.flatMap(({ leadsTo }) => leadsTo);
  return {
    doors: [...new Set(doors)].slice(0, mostDoors),
    isDespair: found.some(({ leadsTo }) => leadsTo.length === 0),
    // Words that both languages have count as Spanish.
    language: longest.some(({ language }) => language === 'es') ? 'es' : 'en',
  };
}

/** Returns the combinations of which a query has a phrase of each group. */
function findsTogether(
  { groups, together }: DangerPhrases,
  isIn: (phrase: DangerPhrase) => boolean,
): Find[] {
  const foundByGroup = new Map<GroupId, readonly DangerPhrase[]>(
    [...groups].map(([id, phrases]) => [id, phrases.filter(isIn)]),
  );
  return together.flatMap(({ groups: ids, leadsTo }) => {
    const foundOfEach = ids.map((id) => foundByGroup.get(id) ?? []);
    if (foundOfEach.some((found) => found.length === 0)) return [];
    const countIn = (language: Find['language']) =>
      foundOfEach.filter((found) => found.some((phrase) => phrase.language === language)).length;
    const sizes = foundOfEach.map((found) => Math.max(...found.map(({ forms }) => forms.length)));
    const size = sizes.reduce((sum, one) => sum + one, 0);
    const language = countIn('es') >= countIn('en') ? 'es' : 'en';
    return [{ size, language, leadsTo, isAlone: false }];
  });
}

/** Returns the words of a query with the ends of its sentences between them. */
function withSentenceEnds(query: string): readonly string[] {
  return query.split(/[.;!?]+(?=\s|$)/).flatMap((sentence, place) => {
    const forms = formsInText(sentence);
    return place > 0 && forms.length > 0 ? [sentenceEnd, ...forms] : forms;
  });
}

/** Returns where a phrase begins among words, word for word; -1 where it does not stand there. */
function placeOfPhrase(forms: readonly string[], phrase: readonly string[]): number {
  return forms.findIndex((_, place) =>
    phrase.every((form, offset) => forms[place + offset] === form),
  );
}

/**
 * Returns the words of a query without small words and without phrases of another meaning. All
 * words that say "not" are that word, those that say "cannot" another. One that only sounds like a
 * Spanish word is the Spanish one: `insendio`.
 */
function typedWords(
  forms: readonly string[],
  { otherwise, small, negations, known, spanishBySound }: DangerPhrases,
): readonly string[] {
  let rest = forms;
  for (const phrase of otherwise) {
    const start = placeOfPhrase(rest, phrase);
    if (start >= 0)
      rest = rest.filter((_, place) => place < start || place >= start + phrase.length);
  }
  return withoutSmall(rest, small).map((word) => {
    if (known.has(word) || !isLong(word)) return negations.get(word) ?? word;
    return negations.get(word) ?? spanishBySound.get(soundOf(word)) ?? word;
  });
}

/**
 * How many words of a query may stand between those of a phrase: one where they come in any order,
 * more where they come in its order.
 */
const wordsBetween = { anyOrder: 1, ownOrder: 3 };

/** Finds the places where a form stands in a query. */
type PlacesOf = (form: string, standing: Standing) => readonly number[];

/** How a form of a phrase stands: with other forms, by itself, or with nothing else around it. */
type Standing = 'in phrase' | 'single' | 'alone';

/** Returns a function that looks for each form once, because many phrases share their words. */
function placeFinder(typed: readonly string[], words: DangerPhrases): PlacesOf {
  const found: Record<Standing, Map<string, readonly number[]>> = {
    'in phrase': new Map(),
    single: new Map(),
    alone: new Map(),
  };
  const inflections = typed.map(inflectionsOf);
  const isAt = (place: number, form: string, standing: Standing) => {
    const word = typed[place] ?? '';
    const isLast = place === typed.length - 1;
    return (
      isSame(word, form, words) ||
      (standing !== 'alone' && inflections[place]?.includes(form) === true) ||
      (isLast && isBeginning(word, form, standing))
    );
  };
  return (form, standing) => {
    const known = found[standing].get(form);
    if (known) return known;
    const places = [...typed.keys()].filter((at) => isAt(at, form, standing));
    found[standing].set(form, places);
    return places;
  };
}

/** Whether a phrase is in a query: its words close together, or joined at `joinedPlaces`. */
function isFound(
  { forms, isAlone }: DangerPhrase,
  typed: readonly string[],
  placesOf: PlacesOf,
  joinedPlaces: readonly number[],
  words: DangerPhrases,
): boolean {
  if (isAlone) {
    const places = forms.map((form) => placesOf(form, 'alone'));
    const isThere = joinedPlaces.length > 0 || places.every(({ length }) => length > 0);
    const own = new Set([...joinedPlaces, ...places.flat()]);
    return isThere && typed.every((word, place) => own.has(place) || isCompany(word, words));
  }
  if (joinedPlaces.length > 0) return true;
  const standing = forms.length > 1 ? 'in phrase' : 'single';
  const placesByForm = forms.map((form) => placesOf(form, standing));
  if (placesByForm.some((places) => places.length === 0)) return false;
  return placesByForm
    .flat()
    .some((start) =>
      [placesInAnyOrder(placesByForm, start), placesInOrder(placesByForm, start)].some(
        (places) => places && hasNoTurn(places, typed, words),
      ),
    );
}

/** Finds the places of a phrase that is one word in a query, or of a word that is two in it. */
type PlacesJoined = (phrase: DangerPhrase) => readonly number[];

/** Two words in one have a slip from this length on; shorter ones are near to other words. */
const joinedSlipFrom = 10;

function joinedFinder(typed: readonly string[], { known }: DangerPhrases): PlacesJoined {
  const places = new Map<string, readonly number[]>();
  for (const [place, word] of typed.entries()) {
    const next = typed[place + 1];
    if (next !== undefined) places.set(word + next, [place, place + 1]);
    places.set(word, [place]);
  }
  const strange = [...typed.keys()].filter((place) => {
    const word = typed[place] ?? '';
    return word.length >= joinedSlipFrom && !known.has(word);
  });
  return ({ joined }) =>
    places.get(joined) ?? strange.filter((place) => isSlipOf(typed[place] ?? '', joined));
}

/** Whether a word may stand beside one that is alone. */
function isCompany(word: string, { company }: DangerPhrases): boolean {
  return word === sentenceEnd || company.has(word);
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

/** A shorter form has too many neighbors for a slip, and for two letters that are swapped. */
const slipFrom = { any: 6, swap: 4 };

/** Whether a typed word is a form, or a slip of it and no other word of danger. */
function isSame(word: string, form: string, { known }: DangerPhrases): boolean {
  if (word === form || (form === negation.not && word === negation.cannot)) return true;
  if (form.length < slipFrom.swap || known.has(word)) return false;
  return form.length < slipFrom.any ? isSwapOf(word, form) : isSlipOf(word, form);
}

/** How much of a word that is still being typed must be there: letters, and part of the word. */
const begun: Readonly<Record<Standing, { letters: number; part: number }>> = {
  'in phrase': { letters: 3, part: 0 },
  single: { letters: 4, part: 0.65 },
  alone: { letters: 6, part: 0.75 },
};

/** Whether a typed word begins a form; in a phrase, whose other words confirm it, with less. */
function isBeginning(word: string, form: string, standing: Standing): boolean {
  const { letters, part } = begun[standing];
  return word.length >= letters && word.length >= form.length * part && form.startsWith(word);
}
