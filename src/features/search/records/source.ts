import type { CollectionEntry, CollectionKey } from 'astro:content';
import { plainText } from '#content/plain-text.ts';
import { allKinds } from '#features/all-kinds.ts';
import { allPages } from '#features/all-pages.ts';
import { cutPlace } from '#site/cut-text.ts';
import { pageKinds } from '#site/page-row.ts';
import { siteKinds } from '#site/site.kinds.ts';

/** The kinds of content that records may be made from. */
export const searchedKinds = {
  ...pageKinds(allPages),
  ...allKinds,
  searchWords: siteKinds.searchWords,
};
export type SearchedKind = keyof typeof searchedKinds & CollectionKey;

export interface EntryOf<Name extends SearchedKind> {
  id: string;
  data: CollectionEntry<Name>['data'];
  /** The Markdown below the data; empty where there is none. */
  body: string;
}

/** All entries of these kinds. */
export type Source = { readonly [Name in SearchedKind]: readonly EntryOf<Name>[] };

/** Returns the one entry of a kind that has only one. Throws if it is not there. */
export function theOne<Name extends SearchedKind>(
  source: Source,
  name: Name,
): EntryOf<Name>['data'] {
  const [entry] = source[name];
  if (!entry) throw new Error(`content: ${name} is missing; run npm run content:check`);
  return entry.data;
}

/** Keys of content files whose values are no words of a page, such as ids and addresses. */
const technicalKey = /^(id|href|icon|url|source|story|voice|speaker|sourceUrl|description|also)$/i;

/**
 * Values that are no words of a page: addresses, files beside the entry (`./clinics.svg`), and
 * sentences with a place such as `{name}`.
 */
const technicalValue = /^(https?:|mailto:|\.?\/|#)|\{\w+\}/;

/**
 * Names by which a browser keeps something, in parentheses: ` (“draft:papers”)`. The privacy page
 * tells them to whoever looks there; a result of the search has no use for them.
 */
const keptNames = / \(“[a-z]+(?:[:-][a-z-]*)?”[^()]*\)/g;

/** Returns the paragraphs, headings and list items of Markdown as plain text. */
export function passagesOf(markdown: string): string[] {
  return plainText(markdown)
    .replace(keptNames, '')
    .split(/\n+/)
    .filter((line) => line !== '');
}

/**
 * Returns the words of a page’s file, a passage for each value. Values that are no words of the
 * page are left out: those of technical keys, addresses, sentences with places to fill. `key` is
 * the key of `data` in its file.
 */
export function wordsInData(data: unknown, key = ''): string[] {
  if (typeof data === 'string') {
    return technicalKey.test(key) || technicalValue.test(data) ? [] : [data];
  }
  if (Array.isArray(data)) return data.flatMap((value) => wordsInData(value, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => wordsInData(value, name));
}

/**
 * Returns a text in one line of at most `most` characters, cut between words and never in a number,
 * with an ellipsis where it is longer. A text without a place to cut stays whole.
 */
export function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const wholeWords = line.slice(0, cutPlace(line, most));
  if (wholeWords.length === line.length) return line;
  return `${wholeWords.replace(/[\s,;:.–—-]+$/, '')}…`;
}
