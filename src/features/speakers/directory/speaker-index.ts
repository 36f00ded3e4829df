import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { Scores } from '#lists/list.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import {
  askIndex,
  buildIndex,
  openIndex,
  remembering,
  type TextDocument,
  type TextIndex,
} from '#site/search/text-index.ts';
import { lender, phrasesOf, readQuery, spanishFor } from '#site/search/thesaurus.ts';
import { homeOf } from '#site/states.ts';
import { fetchJson } from '#site/use-loaded.ts';

/** The search as it is published: `/speakers/search-index.json`. */
export interface SearchFile {
  /** Words that say nothing about a speaker. */
  ignored: readonly string[];
  /** The index, as its library writes it. */
  index: unknown;
}

/** Where the search is published. */
const searchFileHref = '/speakers/search-index.json';

/** What is searched of a speaker: the whole profile, and in `related` other words for the fields of expertise and the profession. */
const fields = {
  weights: {
    ...{ name: 10, title: 6, expertise: 6, related: 3, organization: 3, languages: 3 },
    ...{ talks: 2, place: 2, works: 1.5, biography: 1 },
  },
  firstFields: ['name', 'title', 'expertise', 'languages', 'organization', 'place'],
} as const;
type SearchDocument = TextDocument<keyof typeof fields.weights>;
type SpeakerIndex = TextIndex<keyof typeof fields.weights>;

/** A speaker, the long biography as Markdown, and the words people use → what is searched. */
export function searchDocument(
  speaker: SpeakerFile & { id: string },
  biography: string,
  words: SearchWords,
): SearchDocument {
  const { id, name, title, expertise, organization, languages, basedIn } = speaker;
  const state = basedIn.slice(-2);
  // The first field is the one a speaker leads with, so it and its words stand twice.
  const fields = [...expertise.slice(0, 1), ...expertise];
  const lentBy = [
    ...fields.flatMap((own) => words.expertise.filter(({ field }) => field === own)),
    ...words.professions.filter((profession) => hasWord(title, profession.title)),
  ];
  const names = words.languages.filter(({ language }) => languages.includes(language));
  const places = words.places.filter(({ short }) => short === state);
  const home = homeOf(basedIn);
  const lend = lender(words.same);
  return {
    ...{ id, name, organization },
    title: lend(title),
    expertise: fields.map(lend).join('; '),
    related: spoken(lentBy),
    languages: [
      ...[...languages, spoken(names)],
      // Who types in Spanish is best helped by somebody who speaks it.
      ...(languages.includes('Spanish') ? spanishFor(words.same, `${title}; ${fields}`) : []),
    ].join('; '),
    place: [basedIn, home?.region, home?.state, spoken(places)].join('; '),
    talks: speaker.talks
      .map((talk) => `${talk.title}; ${talk.abstract}; ${talk.audience}`)
      .join('; '),
    works: [...speaker.videos, ...speaker.publications].map((work) => work.title).join('; '),
    biography: [speaker.quote, speaker.bioShort, speaker.bioMedium, biography].join('\n'),
  };
}

/** Speakers as the search knows them, to be published as JSON. */
export function buildSpeakerIndex(documents: readonly SearchDocument[]): SpeakerIndex {
  return buildIndex(fields, documents);
}

/** What a search found. */
export interface Finding {
  /** Speakers of whom every word is true; then, up to eight in all, those of whom some are. */
  matches: Scores;
  /** The same speakers where nobody has every word; else nobody. */
  nearest: Scores;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on; a word that stands nowhere may have a
 * slip. Words and phrases that say nothing ("who", "how many") are left out, unless there are no others; `ignored`
 * has them as `ignoredBySpeakers` gives them.
 */
export function searchSpeakers(
  index: SpeakerIndex,
  query: string,
  ignored: ReadonlySet<string>,
): Finding {
  const { ranked } = askIndex(index, fields, readQuery(query, ignored).words);
  const matches = new Map(ranked.map(({ id, score }) => [id as string, score]));
  return { matches, nearest: ranked.some(({ isFull }) => isFull) ? new Map() : matches };
}

/** A query that is deleted letter by letter was asked before. */
const lettersBack = 8;

/** Fetches the published index of speakers and makes it ready; the last few queries are answered without looking. Rejects where it cannot be had. */
export async function fetchSpeakerSearch(): Promise<(query: string) => Finding> {
  const file = await fetchJson<SearchFile>(searchFileHref);
  const index = await openIndex(fields, file.index);
  const ignored = new Set(file.ignored);
  return remembering((query) => searchSpeakers(index, query, ignored), lettersBack);
}

/** What the directory leaves out of a query, as `searchSpeakers` wants it. */
export function ignoredBySpeakers({ ignored, ignoredOfSpeakers, figures }: SearchWords): string[] {
  return phrasesOf(ignored, ignoredOfSpeakers, figures);
}

function spoken(entries: readonly { words: readonly string[] }[]): string {
  return entries.flatMap(({ words }) => words).join('; ');
}

/** Whole words only: a nurse is no nursery. */
function hasWord(text: string, words: string): boolean {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `);
}
