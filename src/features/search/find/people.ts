import { groupBy } from '#site/group-by.ts';
import { phraseOf } from '#site/search/thesaurus.ts';
import type { PeopleFile, PeopleValue, Profession } from './search-file.ts';

/** The directory of speakers, filtered as a query asks. */
export interface FilteredPeople {
  /** The number of speakers that it shows. */
  count: number;
  /** The values it is filtered by, as visitors read them: place, language, field, profession. */
  chosen: readonly string[];
  href: string;
  /** The record of the one speaker who has all that the query names, where there is only one. */
  only?: string;
  /** The state that the query names, where nobody there fits and its region stands in for it. */
  widened?: string;
}

/** The values of the directory that a query names. */
interface NamedPeople {
  values: readonly PeopleValue[];
  profession: Profession | undefined;
}

/**
 * Returns the directory filtered by the places, languages, fields and profession that a query
 * names. Where that leaves nobody, first the profession is dropped, then each state is replaced by
 * its region. Undefined where still nobody is left, or where the query does not ask for speakers
 * (`namedPeople`). `words` are the forms of the query; `isElsewhere` says whether a word names
 * something other than speakers.
 */
export function filteredPeople(
  words: readonly string[],
  people: PeopleFile,
  isElsewhere: (word: string) => boolean = () => true,
): FilteredPeople | undefined {
  const named = namedPeople(words, people, isElsewhere);
  if (!named) return undefined;
  const { values, profession } = named;
  const wider = withRegions(values, people);
  const state = values.find(({ filter }) => filter === 'lives')?.value;
  return (
    directoryWith(values, profession, { records: people.records }) ??
    directoryWith(values) ??
    directoryWith(wider, profession, { widened: state }) ??
    directoryWith(wider, undefined, { widened: state })
  );
}

/**
 * Returns what a query names of the directory. Undefined where it names neither a place nor a
 * language, unless it names one field together with a profession or a word that asks for a speaker,
 * as "heat doctor" does: a field alone asks for no speaker. Undefined too where its other words are
 * as many as those, or ask for something else, as in "events florida spanish".
 */
function namedPeople(
  words: readonly string[],
  people: PeopleFile,
  isElsewhere: (word: string) => boolean,
): NamedPeople | undefined {
  const valuesOf = (phrase: string) =>
    people.values.filter(({ phrases }) => phrases.includes(phrase));
  const professionOf = (phrase: string) =>
    people.professions.find((profession) => profession.phrase === phrase);
  const isValue = (phrase: string) => valuesOf(phrase).length > 0;
  const isAsking = (phrase: string) =>
    people.asking.includes(phrase) || phrase === phraseOf('speaker');

  const { phrases, others } = phrasesIn(
    words,
    (phrase) => isValue(phrase) || professionOf(phrase) !== undefined || isAsking(phrase),
  );
  const values = people.values.filter((value) =>
    phrases.some((phrase) => value.phrases.includes(phrase)),
  );
  const profession = phrases
    .filter((phrase) => !isValue(phrase))
    .map(professionOf)
    .find((found) => found !== undefined);

  const asksForSomebody = profession !== undefined || phrases.some(isAsking);
  if (others.length > 0 && others.length >= phrases.length) return undefined;
  if (!asksForSomebody && others.some(isElsewhere)) return undefined;
  const expertise = phrases.filter((phrase) => valuesOf(phrase).some(isExpertise));
  const namesPlaceOrLanguage = values.some((value) => !isExpertise(value));
  // The directory shows whoever has any of its fields, so two of them narrow it less than one does.
  // Among the results of the search, those who have both come first.
  if (!namesPlaceOrLanguage && !(expertise.length === 1 && asksForSomebody)) return undefined;
  return { values, profession };
}

function isExpertise({ filter }: PeopleValue): boolean {
  return filter === 'tag';
}

/** The most words of a phrase that names something of the directory. */
const longestPhrase = 3;

/** Cuts words into known phrases, the longest first, and the words that are in none. */
function phrasesIn(
  words: readonly string[],
  isKnown: (phrase: string) => boolean,
): { phrases: readonly string[]; others: readonly string[] } {
  const phrases: string[] = [];
  const others: string[] = [];
  let rest = words;
  while (rest.length > 0) {
    let length = Math.min(longestPhrase, rest.length);
    while (length > 0 && !isKnown(rest.slice(0, length).join(' '))) length -= 1;
    if (length === 0) others.push(...rest.slice(0, 1));
    else phrases.push(rest.slice(0, length).join(' '));
    rest = rest.slice(Math.max(length, 1));
  }
  return { phrases, others };
}

/**
 * Returns the directory with these values: filters narrow each other, within a filter any value is
 * enough. Undefined where it shows nobody. With `records` it names the one speaker it shows.
 */
function directoryWith(
  values: readonly PeopleValue[],
  profession?: Profession,
  { records = [], widened }: { records?: readonly string[]; widened?: string | undefined } = {},
): FilteredPeople | undefined {
  // A value that no speaker has is no choice of the directory.
  const offered = values.filter(({ speakers }) => speakers.length > 0);
  const byFilter = [...groupBy(values, ({ filter }) => filter).values()];
  const fits = (speaker: number) =>
    byFilter.every((sameFilter) => sameFilter.some(({ speakers }) => speakers.includes(speaker))) &&
    (!profession || profession.speakers.includes(speaker));
  const candidates = new Set(offered.flatMap(({ speakers }) => speakers));
  const fitting = [...candidates].filter(fits);
  const [first] = fitting;
  if (first === undefined) return undefined;
  const query = new URLSearchParams();
  if (profession) query.set('q', profession.phrase);
  const inOrder = [...offered].sort((a, b) => (a.filter < b.filter ? -1 : 1));
  for (const { filter, value } of inOrder) query.append(filter, value);
  const chosen = offered.map(({ value }) => value);
  if (profession) chosen.push(profession.phrase);
  const only = fitting.length === 1 ? records[first] : undefined;
  return {
    count: fitting.length,
    chosen,
    href: `/speakers/directory?${query}`,
    ...(only !== undefined && { only }),
    ...(widened !== undefined && { widened }),
  };
}

/** Returns values with the region of each state in its place, each once. */
function withRegions(values: readonly PeopleValue[], people: PeopleFile): PeopleValue[] {
  const regionOf = ({ filter, value }: PeopleValue) => {
    if (filter !== 'lives') return undefined;
    const region = people.regions[value];
    return people.values.find((other) => other.filter === filter && other.value === region);
  };
  return [...new Set(values.map((value) => regionOf(value) ?? value))];
}
