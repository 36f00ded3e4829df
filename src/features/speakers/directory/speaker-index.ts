import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { Scores } from '#lists/list.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import {
  askIndex,
  buildIndex,
  openIndex,
  remembering,
  type TextDocument,
} from '#site/search/text-index.ts';
import {
  hasPhrase,
  phrasesOf,
  readQuery,
  spanishFinder,
  synonymAdder,
} from '#site/search/thesaurus.ts';
import { homeOf } from '#site/states.ts';
import { fetchJson } from '#site/use-loaded.ts';

/**
 * What is searched of a speaker: the whole profile, and in `related` other words for the fields of
 * expertise and the profession.
 */
const fields = {
  weights: {
    name: 10,
    title: 6,
    expertise: 6,
    related: 3,
    organization: 3,
    languages: 3,
    talks: 2,
    place: 2,
    works: 1.5,
    biography: 1,
  },
  firstFields: ['name', 'title', 'expertise', 'languages', 'organization', 'place'],
} as const;
type SearchDocument = TextDocument<keyof typeof fields.weights>;

/** A file of a speaker: the data, and the long biography as Markdown below it. */
interface SpeakerEntry {
  id: string;
  data: SpeakerFile;
  body?: string | undefined;
}

/** The words people use → a function from a speaker to what is searched. */
export function documentOf(words: SearchWords): (speaker: SpeakerEntry) => SearchDocument {
  const lend = synonymAdder(words.same);
  const inSpanish = spanishFinder(words.same);
  return ({ id, data, body = '' }) => {
    const { name, title, expertise, organization, languages, basedIn } = data;
    // The first field is the one a speaker leads with, so it and its words stand twice.
    const fields = [...expertise.slice(0, 1), ...expertise];
    const lentBy = [
      ...fields.flatMap((own) => words.expertise.filter(({ field }) => field === own)),
      ...words.professions.filter((profession) => hasPhrase(title, profession.title)),
    ];
    const names = words.languages.filter(({ language }) => languages.includes(language));
    const places = words.places.filter(({ short }) => basedIn.endsWith(short));
    const home = homeOf(basedIn);
    // Who types in Spanish is best helped by somebody who speaks it.
    const spanish = languages.includes('Spanish') ? inSpanish(`${title}; ${fields}`) : [];
    return {
      id,
      name,
      organization,
      title: lend(title),
      expertise: fields.map(lend).join('; '),
      related: spoken(lentBy),
      languages: [...languages, spoken(names), ...spanish].join('; '),
      place: [basedIn, home?.region, home?.state, spoken(places)].join('; '),
      talks: data.talks
        .map((talk) => `${talk.title}; ${talk.abstract}; ${talk.audience}`)
        .join('; '),
      works: [...data.videos, ...data.publications].map((work) => work.title).join('; '),
      biography: [data.quote, data.bioShort, data.bioMedium, body].join('\n'),
    };
  };
}

type SpeakerSearch = ReturnType<typeof indexSpeakers>;

/** Speakers as the search knows them, to be published as JSON: `/speakers/search-index.json`. */
export function indexSpeakers(speakers: readonly SpeakerEntry[], words: SearchWords) {
  return {
    /** Words and phrases that say nothing about a speaker, as `readQuery` leaves them out. */
    ignored: phrasesOf(words.ignored, words.ignoredOfSpeakers, words.figures),
    index: buildIndex(fields, speakers.map(documentOf(words))),
  };
}

export interface Finding {
  /** Speakers of whom every word is true; then, up to eight in all, those of whom some are. */
  matches: Scores;
  /** The same speakers where nobody has every word; else nobody. */
  nearest: Scores;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on; a word that stands
 * nowhere may have a slip. Words and phrases that say nothing ("who", "how many") are left out,
 * unless there are no others.
 */
export function searchSpeakers({ index, ignored }: SpeakerSearch, query: string): Finding {
  const { ranked } = askIndex(index, fields, readQuery(query, ignored).words);
  const matches = new Map(ranked.map(({ id, score }) => [id as string, score]));
  return { matches, nearest: ranked.some(({ isFull }) => isFull) ? new Map() : matches };
}

/** A query that is deleted letter by letter was asked before. */
const lettersBack = 8;

/**
 * Fetches the published index of speakers and makes it ready; the last few queries are answered
 * without looking. Rejects where it cannot be had.
 */
export async function fetchSpeakerSearch(): Promise<(query: string) => Finding> {
  type Published = Omit<SpeakerSearch, 'index'> & { index: unknown };
  const { ignored, index } = await fetchJson<Published>('/speakers/search-index.json');
  const search = { ignored, index: await openIndex(fields, index) };
  return remembering((query) => searchSpeakers(search, query), lettersBack);
}

function spoken(entries: readonly { words: readonly string[] }[]): string {
  return entries.flatMap(({ words }) => words).join('; ');
}
