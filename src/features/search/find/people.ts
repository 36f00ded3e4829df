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

/** What a phrase means in the directory. */
interface Meaning {
  values: readonly Value[];
  profession: Profession | undefined;
  /** It asks for a speaker, whoever that is. */
  isAsking: boolean;
}

/**
 * A query → the directory filtered by the places, languages and fields it names, where it names nothing else; a field
 * alone asks for no speaker. A profession is searched for where that leaves somebody. Undefined where nobody is left.
 */
export function filteredPeople(
  words: readonly string[],
  people: PeopleFile,
): FilteredPeople | undefined {
  const meanings = meaningsOf(words, people);
  if (!meanings) return undefined;
  const values = people.values.filter((value) =>
    meanings.some((one) => one.values.includes(value)),
  );
  const profession = meanings.find((one) => one.profession)?.profession;
  const fields = meanings.filter((one) => one.values.some(([key]) => key === 'tag')).length;
  const asksForSomebody = profession !== undefined || meanings.some((one) => one.isAsking);
  const isOfPeople = values.some(([key]) => key !== 'tag');
  // Of several fields any is enough, so a directory of two fields alone answers less than its speakers do.
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

/** What each phrase means, the longest first; undefined where a word means nothing in the directory. */
function meaningsOf(words: readonly string[], people: PeopleFile): Meaning[] | undefined {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; ) {
    const found = [3, 2, 1].find((length) => {
      const phrase = words.slice(at, at + length).join(' ');
      const meaning = at + length <= words.length && meaningOf(phrase, people);
      return meaning && meanings.push(meaning);
    });
    if (!found) return undefined;
    at += found;
  }
  return meanings;
}

function meaningOf(phrase: string, people: PeopleFile): Meaning | undefined {
  const values = people.values.filter(([, , phrases]) => phrases.includes(phrase));
  const profession = people.professions.find(([name]) => name === phrase);
  const isAsking = people.asking.includes(phrase) || phrase === phraseOf('speaker');
  if (values.length > 0) return { values, profession: undefined, isAsking };
  return profession || isAsking ? { values, profession, isAsking } : undefined;
}

/** The directory with these values: keys narrow each other, within a key any value is enough. */
function shown(
  values: readonly Value[],
  profession?: Profession,
  state?: string,
): FilteredPeople | undefined {
  const held = values.filter(([, , , who]) => who.length > 0);
  const byKey = Map.groupBy(values, ([key]) => key);
  const fits = (number: number) =>
    [...byKey.values()].every((own) => own.some(([, , , who]) => who.includes(number))) &&
    (!profession || profession[1].includes(number));
  const count = [...new Set(held.flatMap(([, , , who]) => who))].filter(fits).length;
  if (count === 0) return undefined;
  const query = new URLSearchParams(profession && { q: profession[0] });
  for (const [key, value] of held.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    query.append(key, value);
  return {
    count,
    chosen: [...held.map(([, value]) => value), ...(profession ? [profession[0]] : [])],
    href: `/speakers/directory?${query}`,
    ...(state && { widened: state }),
  };
}

/** Each state as its region. */
function widened(values: readonly Value[], { values: all, regions }: PeopleFile): Value[] {
  const regionOf = ([key, state]: Value) =>
    all.find(([other, name]) => key === 'lives' && other === key && name === regions[state]);
  return [...new Set(values.map((value) => regionOf(value) ?? value))];
}
