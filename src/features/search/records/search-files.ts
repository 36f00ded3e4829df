import type { SearchWords } from '#site/search/search-words.schema.ts';
import { buildIndex, type TextDocument } from '#site/search/text-index.ts';
import { phrasesOf, synonymAdder } from '#site/search/thesaurus.ts';
import {
  type PeopleFile,
  passagesHref,
  type SearchEntry,
  type SearchFile,
  type SearchRecord,
  type SiteField,
  searchFileHref,
  siteFields,
} from '../find/search-file.ts';
import { kindWeights } from './all-records.ts';
import { clip } from './source.ts';

/** Length of the line under the title of a result, in characters. */
const longestAbout = 150;

/** Returns the search of these records as it is published. */
export function searchFile(
  records: readonly SearchRecord[],
  words: Pick<SearchWords, 'same' | 'figures' | 'ignored'>,
  people: PeopleFile,
): SearchFile {
  const ignored = phrasesOf(words.ignored);
  const documents = records.map(documentMaker(words));
  return {
    index: JSON.stringify(buildIndex(siteFields, documents, new Set(ignored))),
    entries: Object.fromEntries(records.map((record) => [record.id, searchEntry(record)])),
    weights: kindWeights,
    ignored,
    figures: phrasesOf(words.figures),
    people,
  };
}

/**
 * Returns every file of the search by its address: the search itself, and the passages of each
 * record.
 */
export function searchFiles(
  records: readonly SearchRecord[],
  file: SearchFile,
): ReadonlyMap<string, SearchFile | SearchRecord['text']> {
  const files = new Map<string, SearchFile | SearchRecord['text']>([[searchFileHref, file]]);
  for (const { id, text } of records) files.set(passagesHref(id), text);
  return files;
}

/** Returns a function from a record to what is searched: each field with the words that mean it. */
function documentMaker({
  same,
}: Pick<SearchWords, 'same'>): (record: SearchRecord) => TextDocument<SiteField> {
  const withSynonyms = synonymAdder(same);
  return ({ id, title, about, also, text }) => ({
    id,
    title: withSynonyms(title),
    about: withSynonyms(about),
    also: withSynonyms(also.join('; ')),
    text: withSynonyms(text.join('\n')),
  });
}

function searchEntry({ kind, href, title, about, fadesAt }: SearchRecord): SearchEntry {
  const entry: SearchEntry = { kind, href, title, about: clip(about, longestAbout) };
  return fadesAt === undefined ? entry : { ...entry, fadesAt };
}
