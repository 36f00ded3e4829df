import { ignoredBySpeakers, searchDocument } from '#features/directory/search-document.ts';
import { buildSpeakerIndex, searchSpeakers } from '#features/directory/speaker-index.ts';
import { phrasesOf } from '#site/search/thesaurus.ts';
import { homeOf, homeRegions, homes } from '#site/states.ts';
import type { PeopleFile } from '../index/search-files.ts';
import { type Source, theOne } from './source.ts';

/** The speakers and the thesaurus → who is in the directory, by what it can be filtered by and searched for. */
export function peopleOf(source: Source): PeopleFile {
  const words = theOne(source, 'searchWords');
  const people = source.speakers.map(({ id, data }) => ({ id, ...data }));
  const who = (has: (one: (typeof people)[number]) => boolean) =>
    people.flatMap((one, number) => (has(one) ? [number] : []));
  const value = (key: string, name: string, also: readonly string[], holders: number[]) =>
    [key, name, phrasesOf([name, ...also]), holders] as const;

  const states = [...homes].map(([short, { state }]) => {
    const also = words.places.find((place) => place.short === short)?.words ?? [];
    return value(
      'lives',
      state,
      [short, ...also],
      who((one) => homeOf(one.basedIn)?.state === state),
    );
  });
  const regions = homeRegions.map((region) =>
    value(
      'lives',
      region,
      [],
      who((one) => homeOf(one.basedIn)?.region === region),
    ),
  );
  const languages = [...new Set(people.flatMap((one) => one.languages))].map((language) => {
    const also = words.languages.find((entry) => entry.language === language)?.words ?? [];
    return value(
      'lang',
      language,
      also,
      who((one) => one.languages.includes(language)),
    );
  });
  const fields = words.expertise.map(({ field, words: also }) =>
    value(
      'tag',
      field,
      also,
      who((one) => one.expertise.includes(field)),
    ),
  );

  const index = buildSpeakerIndex(
    source.speakers.map(({ id, data, body }) => searchDocument({ id, ...data }, body, words)),
  );
  const ignored = new Set(ignoredBySpeakers(words));
  const names = phrasesOf(words.professions.flatMap(({ title, words: also }) => [title, ...also]));
  return {
    values: [...states, ...regions, ...languages, ...fields],
    regions: Object.fromEntries([...homes.values()].map(({ state, region }) => [state, region])),
    professions: names.map((name) => {
      const { matches } = searchSpeakers(index, name, ignored);
      return [name, who(({ id }) => matches.has(id))] as const;
    }),
    asking: phrasesOf(words.ignoredOfSpeakers),
  };
}
