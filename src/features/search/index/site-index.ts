import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchRecord } from '../records/search-record.ts';
import { wordsOf } from './words-of.ts';

/** What is searched of a record; `id` is its place in the list of records. */
export interface SiteDocument {
  id: number;
  title: string;
  about: string;
  also: string;
  text: string;
}
export type SiteIndex = MiniSearch<SiteDocument>;

/** The fields, and how much a word found in one says about the page. */
export const fieldWeights = { title: 8, about: 4, also: 3, text: 1 } as const;

function optionsWith(ignored: ReadonlySet<string>): Options<SiteDocument> {
  return {
    fields: Object.keys(fieldWeights),
    tokenize: (text) => wordsOf(text).map(({ form }) => form),
    // In running text the small words say nothing and weigh most.
    processTerm: (term, field) => (field === 'text' && ignored.has(term) ? null : term),
  };
}

/** Records and the words that say nothing → the whole index, as its library writes it. */
export function buildSiteIndex(
  records: readonly SearchRecord[],
  ignored: ReadonlySet<string>,
): AsPlainObject {
  const index: SiteIndex = new MiniSearch(optionsWith(ignored));
  index.addAll(
    records.map(({ title, about, also, text }, id) => ({
      ...{ id, title, about, also },
      text: text.join('\n'),
    })),
  );
  return index.toJSON();
}

/** An index, or a part of one with all its documents, ready to be searched. Throws on what is no index. */
export function openSiteIndex(json: AsPlainObject): SiteIndex {
  return MiniSearch.loadJS<SiteDocument>(json, optionsWith(new Set()));
}
