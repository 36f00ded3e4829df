import { groupBy } from '#site/group-by.ts';
import { phraseOf } from '#site/search/thesaurus.ts';
import type { PeopleFile } from './search-files.ts';

/** A directory that is filtered as a query asks: how many it shows, by what, and its address. */
export interface FilteredPeople {
  count: number;
  /** Values as visitors read them: place, language, field, profession. */
  chosen: readonly string[];
  href: string;
  /** The state in which nobody fits, where its region stands in for it. */
  widened?: string;
}

type Value = PeopleFile['values'][number];
type Profession = PeopleFile['professions'][number];

/**
 * A query → the directory filtered by the places, languages and fields it names, where it names
 * nothing else; a field alone asks for no speaker. A profession is searched for where that leaves
 * somebody. Undefined where nobody is left.
 */
export function filteredPeople(
  words: readonly string[],
  people: PeopleFile,
): FilteredPeople | undefined {
  const valuesOf = (phrase: string) => people.values.filter(([, , own]) => own.includes(phrase));
  const professionOf = (phrase: string) => people.professions.find(([name]) => name === phrase);
  const isAsking = (phrase: string) =>
    people.asking.includes(phrase) || phrase === phraseOf('speaker');
  const isValue = (phrase: string) => valuesOf(phrase).length > 0;
  const phrases = phrasesIn(
    words,
    (phrase) => isValue(phrase) || professionOf(phrase) !== undefined || isAsking(phrase),
  );
  if (!phrases) return undefined;
  const values = people.values.filter(([, , own]) =>
    phrases.some((phrase) => own.includes(phrase)),
  );
  const profession = phrases
    .filter((one) => !isValue(one))
    .map(professionOf)
    .find(Boolean);
  const asksForSomebody = profession !== undefined || phrases.some(isAsking);
  const fields = phrases.filter((phrase) => valuesOf(phrase).some(([key]) => key === 'tag')).length;
  const isOfPeople = values.some(([key]) => key !== 'tag');
  // Of several fields any is enough, so a directory of two fields alone answers less than its
  // speakers do.
  if (!isOfPeople && !(fields === 1 && asksForSomebody)) return undefined;
  const wide = widened(values, people);
  const state = values.find(([key]) => key === 'lives')?.[1];
  return (
    shown(values, profession) ??
    shown(values) ??
    shown(wide, profession, state) ??
    shown(wide, undefined, state)
  );
}

/** The words as phrases that are known, the longest first; undefined where a word is in none. */
function phrasesIn(words: readonly string[], isKnown: (phrase: string) => boolean) {
  const phrases: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = [3, 2, 1]
      .filter((length) => at + length <= words.length)
      .map((length) => words.slice(at, at + length).join(' '))
      .find(isKnown);
    if (phrase === undefined) return undefined;
    phrases.push(phrase);
    at += phrase.split(' ').length;
  }
  return phrases;
}

/** The directory with these values: keys narrow each other, within a key any value is enough. */
function shown(
  values: readonly Value[],
  profession?: Profession,
  state?: string,
): FilteredPeople | undefined {
  const held = values.filter(([, , , who]) => who.length > 0);
  const byKey = groupBy(values, ([key]) => key);
  const fits = (number: number) =>
    [...byKey.values()].every((own) => own.some(([, , , who]) => who.includes(number))) &&
    (!profession || profession[1].includes(number));
  const count = [...new Set(held.flatMap(([, , , who]) => who))].filter(fits).length;
  if (count === 0) return undefined;
  const query = new URLSearchParams(profession && { q: profession[0] });
  for (const [key, value] of [...held].sort(([a], [b]) => (a < b ? -1 : 1)))
    query.append(key, value);
  return {
    count,
    chosen: [...held.map(([, value]) => value), ...(profession ? [profession[0]] : [])],
    href: `/speakers/directory?${query}`,
    ...(state && { widened: state }),
  };
}

function widened(values: readonly Value[], { values: all, regions }: PeopleFile): Value[] {
  const regionOf = ([key, state]: Value) =>
    all.find(([other, name]) => key === 'lives' && other === key && name === regions[state]);
  return [...new Set(values.map((value) => regionOf(value) ?? value))];
}
