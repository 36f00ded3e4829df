import { createHash } from 'node:crypto';
import type { AsPlainObject } from 'minisearch';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import { buildIndex } from '#site/search/text-index.ts';
import { phrasesOf, synonymAdder } from '#site/search/thesaurus.ts';
import {
  fileHref,
  type HeadEntry,
  headHref,
  type PeopleFile,
  type SearchHead,
  type SearchPart,
  type SearchRecord,
  type SearchText,
  siteFields,
} from '../find/search-files.ts';
import { clip } from './source.ts';

/** What a result has room for under its title. */
const longestAbout = 150;

/**
 * A part may hold this many bytes of JSON before it is cut again; compressed it is about a fifth of
 * them.
 */
const partSize = 40_000;

/**
 * Records, the thesaurus and who is in the directory → the head and, by address, every file of the
 * search, the head among them, small enough to be loaded one by one.
 */
export function searchFiles(
  records: readonly SearchRecord[],
  words: Pick<SearchWords, 'same' | 'figures' | 'ignored'>,
  people: PeopleFile,
) {
  const whole = wholeIndex(records, words);
  const groups = cutTerms(termsOf(whole));
  const fields = Object.keys(siteFields.weights).map((_, place) => place);
  const texts = records.map(({ id, text }) => [id, text] as const);
  const rest = {
    entries: records.map(({ kind, id, href, title, about, fadesAt }): HeadEntry => {
      const entry = [kind, id, href, title, clip(about, longestAbout)] as const;
      return fadesAt === undefined ? entry : [...entry, fadesAt];
    }),
    lengths: records.map((_, place) =>
      fields.map((field) => whole.fieldLength[place]?.[field] ?? 0),
    ),
    averages: fields.map((field) => Math.round((whole.averageFieldLength[field] ?? 0) * 10) / 10),
    parts: groups.map(({ start }) => start),
    ignored: phrasesOf(words.ignored),
    figures: phrasesOf(words.figures),
    people,
  };
  const parts = groups.map(({ terms }) => terms);
  const hash = createHash('sha256').update(JSON.stringify([rest, parts, texts]));
  const head: SearchHead = { version: hash.digest('hex').slice(0, 10), ...rest };
  const files = new Map<string, SearchHead | SearchPart | SearchText>([
    [headHref, head],
    ...parts.map((part, number) => [fileHref(head.version, 'words', number), part] as const),
    ...texts.map(([id, text]) => [fileHref(head.version, 'texts', id), text] as const),
  ]);
  return { head, files };
}

/**
 * The whole index as its library writes it; each field also has the other words for what stands in
 * it.
 */
function wholeIndex(
  records: readonly SearchRecord[],
  { same, ignored }: Pick<SearchWords, 'same' | 'ignored'>,
): AsPlainObject {
  const lend = synonymAdder(same);
  const documents = records.map(({ title, about, also, text }, id) => ({
    id,
    title: lend(title),
    about: lend(about),
    also: lend(also.join('; ')),
    text: lend(text.join('\n')),
  }));
  const json = buildIndex(siteFields, documents, new Set(phrasesOf(ignored))).toJSON();
  if (json.serializationVersion !== 2) {
    throw new Error(
      'minisearch writes its index another way: look at cut-index.ts and site-finder.ts',
    );
  }
  return json;
}

/**
 * Words with what is known of them → groups by their first letter; a group beyond `size` is cut by
 * the next letter, and so on. A word that is shorter than the start of its group’s sisters has a
 * group of its own.
 */
export function cutTerms<Term extends readonly [string, ...unknown[]]>(
  terms: readonly Term[],
  size = partSize,
  depth = 1,
): { start: string; terms: readonly Term[] }[] {
  const groups = Map.groupBy(terms, ([word]) => [...word].slice(0, depth).join(''));
  return [...groups].flatMap(([start, own]) => {
    const isWhole = own.length === 1 || [...start].length < depth;
    return isWhole || JSON.stringify(own).length <= size
      ? [{ start, terms: own }]
      : cutTerms(own, size, depth + 1);
  });
}

/** The terms in the order of the alphabet, their finds as flat lists. */
function termsOf({ index }: AsPlainObject): SearchPart {
  const flat = (finds: Readonly<Record<string, number>>) =>
    Object.entries(finds).flatMap(([record, times]) => [Number(record), times]);
  return index
    .map(([term, fields]) => {
      const flatFields = Object.entries(fields).map(([field, finds]) => [field, flat(finds)]);
      return [term, Object.fromEntries(flatFields)] as const;
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
