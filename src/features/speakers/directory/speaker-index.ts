import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { Scores } from '#lists/list.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import {
  buildIndex,
  openIndex,
  rankByWords,
  type TextDocument,
  type TextIndex,
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
 * The searched fields of a speaker: the whole profile, and in `related` other words for the fields
 * of expertise and the profession.
 */
const speakerFields = {
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
type SpeakerField = keyof typeof speakerFields.weights;

/** A file of a speaker: the data, and the long biography as Markdown below it. */
interface SpeakerEntry {
  id: string;
  data: SpeakerFile;
  body?: string | undefined;
}

/** Returns a function from a speaker to the texts that are searched, other words among them. */
export function speakerDocuments(
  words: SearchWords,
): (speaker: SpeakerEntry) => TextDocument<SpeakerField> {
  const withSynonyms = synonymAdder(words.same);
  const spanishWordsIn = spanishFinder(words.same);
  return ({ id, data, body = '' }) => {
    const { name, title, expertise, organization, languages, basedIn } = data;
    // The first field is the one a speaker leads with, so it and its words stand twice.
    const expertiseFields = [...expertise.slice(0, 1), ...expertise];
    const related = [
      ...expertiseFields.flatMap((own) => words.expertise.filter(({ field }) => field === own)),
      ...words.professions.filter((profession) => hasPhrase(title, profession.title)),
    ];
    const languageNames = words.languages.filter(({ language }) => languages.includes(language));
    const places = words.places.filter(({ short }) => basedIn.endsWith(short));
    const home = homeOf(basedIn);
    // Who types in Spanish is best helped by somebody who speaks it.
    const spanish = languages.includes('Spanish')
      ? spanishWordsIn(`${title}; ${expertiseFields}`)
      : [];
    return {
      id,
      name,
      organization,
      title: withSynonyms(title),
      expertise: expertiseFields.map(withSynonyms).join('; '),
      related: allWords(related),
      languages: [...languages, allWords(languageNames), ...spanish].join('; '),
      place: [basedIn, home?.region, home?.state, allWords(places)].join('; '),
      talks: data.talks
        .map((talk) => `${talk.title}; ${talk.abstract}; ${talk.audience}`)
        .join('; '),
      works: [...data.videos, ...data.publications].map((work) => work.title).join('; '),
      biography: [data.quote, data.bioShort, data.bioMedium, body].join('\n'),
    };
  };
}

function allWords(entries: readonly { words: readonly string[] }[]): string {
  return entries.flatMap(({ words }) => words).join('; ');
}

/** The search of speakers: their index, and what a query leaves out. */
export interface SpeakerSearch {
  index: TextIndex<SpeakerField>;
  /** Words and phrases that say nothing about a speaker, as `readQuery` leaves them out. */
  ignored: readonly string[];
}

/** Indexes speakers with the words that people use for them. */
export function indexSpeakers(
  speakers: readonly SpeakerEntry[],
  words: SearchWords,
): SpeakerSearch {
  return {
    index: buildIndex(speakerFields, speakers.map(speakerDocuments(words))),
    ignored: phrasesOf(words.ignored, words.ignoredOfSpeakers, words.figures),
  };
}

export interface SpeakerFinding {
  /** Speakers of whom every word is true; then, up to eight in all, those of whom some are. */
  matches: Scores;
  /** The same speakers where nobody has every word; else nobody. */
  nearest: Scores;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on; a word that stands
 * nowhere may have a typing error. Words and phrases that say nothing ("who", "how many") are left
 * out, unless there are no others.
 */
export function searchSpeakers({ index, ignored }: SpeakerSearch, query: string): SpeakerFinding {
  const { words } = readQuery(query, ignored);
  const { ranked } = rankByWords(index, speakerFields, words);
  const matches = new Map(ranked.map(({ id, score }) => [id, score]));
  return { matches, nearest: ranked.some(({ isFull }) => isFull) ? new Map() : matches };
}

/** The search of speakers as it is published: `/speakers/search-index.json`. */
export interface SpeakerSearchFile {
  /** JSON, which the index writes and reads by itself. */
  index: string;
  ignored: readonly string[];
}

/**
 * Fetches the published search and resolves to a function from a query to what it finds. Rejects
 * where the search cannot be had.
 */
export async function fetchSpeakerSearch(): Promise<(query: string) => SpeakerFinding> {
  const file = await fetchJson<SpeakerSearchFile>('/speakers/search-index.json');
  const search = { index: await openIndex(speakerFields, file.index), ignored: file.ignored };
  return (query) => searchSpeakers(search, query);
}
