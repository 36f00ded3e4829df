import {
  buildSpeakerIndex,
  ignoredBySpeakers,
  searchDocument,
  searchSpeakers,
} from '#features/speakers/directory/speaker-index.ts';
import { phrasesOf } from '#site/search/thesaurus.ts';
import { homeOf, homeRegions, homes } from '#site/states.ts';
import type { PeopleFile } from '../find/search-files.ts';
import { type Source, theOne } from './source.ts';

/** The speakers and the thesaurus → who is in the directory, by what it can be filtered by and searched for. */
export function peopleOf(source: Source): PeopleFile {
  const words = theOne(source, 'searchWords');
  const people = source.speakers.map(({ id, data }) => ({ id, ...data }));
  type Has = (one: (typeof people)[number]) => boolean;
  const who = (has: Has) => people.flatMap((one, number) => (has(one) ? [number] : []));
  const value = (key: string, name: string, has: Has, also: readonly string[] = []) =>
    [key, name, phrasesOf([name, ...also]), who(has)] as const;

  const places = new Map(words.places.map((place) => [place.short, place.words]));
  const tongues = new Map(words.languages.map((entry) => [entry.language, entry.words]));
  const index = buildSpeakerIndex(
    source.speakers.map(({ id, data, body }) => searchDocument({ id, ...data }, body, words)),
  );
  const ignored = new Set(ignoredBySpeakers(words));
  const names = phrasesOf(words.professions.flatMap(({ title, words: also }) => [title, ...also]));
  return {
    values: [
      ...[...homes].map(([short, { state }]) =>
        value('lives', state, (one) => homeOf(one.basedIn)?.state === state, [
          short,
          ...(places.get(short) ?? []),
        ]),
      ),
      ...homeRegions.map((region) =>
        value('lives', region, (one) => homeOf(one.basedIn)?.region === region),
      ),
      ...[...new Set(people.flatMap((one) => one.languages))].map((language) =>
        value('lang', language, (one) => one.languages.includes(language), tongues.get(language)),
      ),
      ...words.expertise.map(({ field, words: also }) =>
        value('tag', field, (one) => one.expertise.includes(field), also),
      ),
    ],
    regions: Object.fromEntries([...homes.values()].map(({ state, region }) => [state, region])),
    professions: names.map((name) => {
      const { matches } = searchSpeakers(index, name, ignored);
      return [name, who(({ id }) => matches.has(id))] as const;
    }),
    asking: phrasesOf(words.ignoredOfSpeakers),
  };
}
