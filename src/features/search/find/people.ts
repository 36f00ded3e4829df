import { phraseOf } from '#site/search/thesaurus.ts';
import type { PeopleFile } from '../find/search-files.ts';

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

/** What the words of a query mean in the directory. */
interface Meant {
  values: Value[];
  /** How many phrases named fields of expertise. */
  fields: number;
  profession: PeopleFile['professions'][number] | undefined;
  asksForSpeaker: boolean;
}

/**
 * A query → the directory filtered by the places, languages and fields it names, where it names nothing else; a field
 * alone asks for no speaker. A profession is searched for where that leaves somebody. Undefined where nobody is left.
 */
export function filteredPeople(
  words: readonly string[],
  people: PeopleFile,
): FilteredPeople | undefined {
  const meant = meaningOf(words, people);
  if (!meant) return undefined;
  const { values, fields, profession, asksForSpeaker } = meant;
  const asksForSomebody = asksForSpeaker || profession !== undefined;
  const isOfPeople = values.some(([key]) => key !== 'tag');
  // Of several fields any is enough, so a directory of two fields alone answers less than its speakers do.
  if (!isOfPeople && !(fields === 1 && asksForSomebody)) return undefined;
  return (
    shown(values, profession) ??
    shown(values) ??
    shown(widened(values, people), profession, stateOf(values)) ??
    shown(widened(values, people), undefined, stateOf(values))
  );
}

/** What each word means, the longest phrases first; undefined where one means nothing in the directory. */
function meaningOf(words: readonly string[], people: PeopleFile): Meant | undefined {
  const meant: Meant = { values: [], fields: 0, profession: undefined, asksForSpeaker: false };
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((most) => {
      const phrase = words.slice(at, at + most).join(' ');
      return at + most <= words.length && take(phrase, people, meant);
    });
    if (!length) return undefined;
    at += length;
  }
  const values = people.values.filter((value) => meant.values.includes(value));
  return { ...meant, values };
}

/** Adds what a phrase means; gives back whether it means anything. */
function take(phrase: string, people: PeopleFile, meant: Meant): boolean {
  const values = people.values.filter(([, , phrases]) => phrases.includes(phrase));
  const profession = people.professions.find(([name]) => name === phrase);
  const isAsking = people.asking.includes(phrase) || phrase === phraseOf('speaker');
  meant.values.push(...values.filter((value) => !meant.values.includes(value)));
  if (values.some(([key]) => key === 'tag')) meant.fields += 1;
  if (values.length === 0) meant.profession ??= profession;
  meant.asksForSpeaker ||= isAsking;
  return values.length > 0 || profession !== undefined || isAsking;
}

/** The directory with these values: keys narrow each other, within a key any value is enough. */
function shown(
  values: readonly Value[],
  profession?: Meant['profession'],
  state?: string,
): FilteredPeople | undefined {
  const held = values.filter(([, , , who]) => who.length > 0);
  const byKey = Map.groupBy(values, ([key]) => key);
  const fits = (number: number) =>
    [...byKey.values()].every((own) => own.some(([, , , who]) => who.includes(number))) &&
    (!profession || profession[1].includes(number));
  const everybody = new Set(held.flatMap(([, , , who]) => who));
  const count = [...everybody].filter(fits).length;
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

function stateOf(values: readonly Value[]): string | undefined {
  return values.find(([key]) => key === 'lives')?.[1];
}

/** Each state as its region. */
function widened(values: readonly Value[], { values: all, regions }: PeopleFile): Value[] {
  return [
    ...new Set(
      values.map((value) => {
        const region = value[0] === 'lives' ? regions[value[1]] : undefined;
        return all.find(([key, name]) => key === 'lives' && name === region) ?? value;
      }),
    ),
  ];
}
