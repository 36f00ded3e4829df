import MiniSearch, { type AsPlainObject } from 'minisearch';
import { askIndex, indexOptions, remembering, type TextIndex } from '#site/search/text-index.ts';
import { readQuery } from '#site/search/thesaurus.ts';
import { fetchJson } from '#site/use-loaded.ts';
import { kindWeights, minQueryLength } from '../search-state.ts';
import { type FilteredPeople, filteredPeople } from './people.ts';
import {
  fileHref,
  type HeadEntry,
  headHref,
  type SearchHead,
  type SearchPart,
  type SearchRecord,
  type SearchText,
  siteFields,
} from './search-files.ts';

type SiteIndex = TextIndex<keyof typeof siteFields.weights>;

/** One find: what a result says of its record, and the words that fit. */
export interface Hit extends Pick<SearchRecord, 'kind' | 'id' | 'href' | 'title' | 'about'> {
  /** Forms of the words of the record that the query means. */
  words: readonly string[];
}

/** What a query found, best first. */
export interface Finding {
  query: string;
  /** How the query was understood: as typed, with slips forgiven, or only in part. */
  reading: 'exact' | 'forgiven' | 'nearest';
  hits: readonly Hit[];
  /** The directory filtered as the query asks, where it does. */
  people?: FilteredPeople | undefined;
  /** The passages of the record with this id; none where they cannot be had. */
  passagesOf: (id: string) => Promise<SearchText>;
}

type SiteFinder = ReturnType<typeof siteFinder>;

/** How much more a claim counts where the query asks “how many”. */
const figureWeight = 4;

/** What is over, or not confirmed, counts so much of what it would. */
const faded = 0.5;

/** Beginnings that sound alike: typed → written. */
const soundsLike = { f: 'ph', k: 'c', c: 'k', n: 'pn', r: 'wr', s: 'ps' };

/**
 * A head and the way to the other files of its release → a finder. Loads the parts of the index
 * that a query needs, each once unless that failed.
 */
export function siteFinder(head: SearchHead, load: <Value>(href: string) => Promise<Value>) {
  const { version, entries, ignored, figures, people } = head;
  const partOf = remembering((number: number) =>
    load<SearchPart>(fileHref(version, 'words', number)),
  );
  const textOf = remembering((id: string) => load<SearchText>(fileHref(version, 'texts', id)));
  const passagesOf = (id: string) => textOf(id).catch(() => []);
  // While one word is typed its parts stay the same, so the last index is mostly the next one too.
  const indexOf = remembering(async (parts: string) => {
    const numbers = JSON.parse(parts) as number[];
    return openParts(head, await Promise.all(numbers.map(partOf)));
  }, 1);

  function open(starts: readonly string[]): Promise<SiteIndex> {
    const needed = new Set(starts.flatMap((start) => partsOf(head.parts, start)));
    return indexOf(JSON.stringify([...needed].sort((a, b) => a - b)));
  }

  /**
   * Looks for each word from its first letters on; a word that stands nowhere may have a slip.
   * Whatever has all words comes first, then what has some; what is over `now` counts less. Too
   * short a query finds nothing. Rejects where a part cannot be had.
   */
  async function find(query: string, now: Date): Promise<Finding> {
    const { words, asksForFigure } = readQuery(query, ignored, figures);
    const nothing: Finding = { query, reading: 'exact', hits: [], passagesOf };
    if (words.join('').length < minQueryLength) return nothing;
    const moment = now.toISOString();
    const entryOf = (place: unknown) => entries[place as number] as HeadEntry;
    const isAnswer = (place: unknown) => asksForFigure && entryOf(place)[0] === 'claim';
    const weightOf = (place: unknown) => {
      const [kind, , , , , fadesAt] = entryOf(place);
      const weight = kindWeights[kind] * (isAnswer(place) ? figureWeight : 1);
      return fadesAt !== undefined && fadesAt <= moment ? weight * faded : weight;
    };
    const ask = async (starts: readonly string[]) =>
      askIndex(await open(starts), siteFields, words, { weightOf, isAnswer });
    const exact = await ask(words);
    const isForgiven = exact.forgiven.length > 0;
    const near = exact.forgiven.flatMap(startsNear);
    const { ranked } = isForgiven ? await ask([...words, ...near]) : exact;
    const hits = ranked.map(({ id: place, words }): Hit => {
      const [kind, id, href, title, about] = entryOf(place);
      return { kind, id, href, title, about, words };
    });
    const reading = !ranked[0]?.isFull ? 'nearest' : isForgiven ? 'forgiven' : 'exact';
    return { query, reading, hits, people: filteredPeople(words, people), passagesOf };
  }

  return { version, find };
}

/** First letters of words that a slip in the beginning of this one may have meant. */
export function startsNear(word: string): string[] {
  const [first = '', second = ''] = word;
  const alike = Object.entries(soundsLike).flatMap(([typed, written]) =>
    word.startsWith(typed) ? written : word.startsWith(written) ? typed : [],
  );
  return [...new Set([first, second, ...alike])].filter((start) => /^\p{L}/u.test(start));
}

/** The places of those parts that may hold words that begin so, or a word that is shorter. */
export function partsOf(parts: readonly string[], start: string): number[] {
  return parts.flatMap((part, place) =>
    start.startsWith(part) || part.startsWith(start) ? [place] : [],
  );
}

/** A head and some parts → an index that knows every record and the words of those parts. */
function openParts(head: SearchHead, parts: readonly SearchPart[]): SiteIndex {
  const places = head.entries.map((_, place) => place);
  const fields = Object.keys(siteFields.weights).map((field, place) => [field, place]);
  const json: AsPlainObject = {
    documentCount: places.length,
    nextId: places.length,
    documentIds: Object.fromEntries(places.map((place) => [place, place])),
    fieldIds: Object.fromEntries(fields),
    fieldLength: Object.fromEntries(head.lengths.map((lengths, place) => [place, [...lengths]])),
    averageFieldLength: [...head.averages],
    storedFields: {},
    index: parts.flat().map(([term, fields]) => [term, findsIn(fields)]),
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(json, indexOptions(siteFields));
}

/** `{ 0: [3, 2, 9, 1] }` → `{ 0: { 3: 2, 9: 1 } }`, as the library has it. */
function findsIn(fields: SearchPart[number][1]) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, finds]) => {
      const times: Record<string, number> = {};
      for (let at = 0; at < finds.length; at += 2) times[finds[at] ?? 0] = finds[at + 1] ?? 0;
      return [field, times];
    }),
  );
}

let finder: Promise<SiteFinder> | undefined;

/**
 * The finder of the published index, fetched at the first call. Rejects where it cannot be had; the
 * next call tries again.
 */
export function theFinder(): Promise<SiteFinder> {
  finder ??= fetchJson<SearchHead>(headHref).then((head) => siteFinder(head, fetchJson));
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

/**
 * Looks for a query in the published index. Where a part is gone because the site has a new
 * release, the index of that release is fetched and asked once. Rejects where the search does not
 * work.
 */
export async function findOnSite(query: string): Promise<Finding> {
  const known = await theFinder();
  try {
    return await known.find(query, new Date());
  } catch (fault) {
    finder = undefined;
    const fresh = await theFinder();
    if (fresh.version === known.version) throw fault;
    return fresh.find(query, new Date());
  }
}
