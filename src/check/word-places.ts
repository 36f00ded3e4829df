import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import type { Entry } from './entry.ts';

/**
 * The places that the program fills in, such as `{name}`, and the names that it asks for, such as
 * those of the questions of a letter, in one file of words.
 */
export interface FilePlaces {
  /** By the path of a field, with `#` for any item of a list: the names of its places, sorted. */
  places: Readonly<Record<string, readonly string[]>>;
  /** By the path of a group that takes any names: those it has in the example, sorted. */
  names: Readonly<Record<string, readonly string[]>>;
}

/** The same for all files of words, by their paths inside the content folder. */
export type WordPlaces = Readonly<Record<string, FilePlaces>>;

/** Matches a place and what may be meant for one: words in braces. The first group is inside. */
export const bracedWords = /\{([^{}\n]*)\}/g;

/** The path of a field in which the positions in lists do not count: `groups.#.text`. */
export function placePath(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? '#' : String(step))).join('.');
}

/**
 * The places and names of files of words, as they are in these entries: of the example, whose words
 * are those that the program was written for. Entries of which there may be any number have none.
 */
export function wordPlacesOf(entries: readonly Entry[]): WordPlaces {
  const files = entries
    .filter(({ kind }) => kind.only !== undefined)
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((entry) => [entry.file, filePlacesOf(entry)] as const);
  return Object.fromEntries(files.filter(([, { places, names }]) => !isEmpty(places, names)));
}

function isEmpty(...groups: readonly object[]): boolean {
  return groups.every((group) => Object.keys(group).length === 0);
}

function filePlacesOf({ fields }: Entry): FilePlaces {
  const places: Record<string, string[]> = {};
  const names: Record<string, string[]> = {};
  for (const { path, value, field } of fields) {
    const key = placePath(path);
    const found = typeof value === 'string' ? placesIn(value) : [];
    if (found.length > 0) places[key] = [...new Set([...(places[key] ?? []), ...found])].sort();
    if (field.is === 'group' && field.others && isRecord(value)) {
      const known = fieldsIn({ ...field, others: field.others }, {});
      names[key] = Object.keys(value)
        .filter((name) => !Object.hasOwn(known, name))
        .sort();
    }
  }
  return { places, names };
}

/** The names of the places of a text: `who` of "Book {who}". */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
