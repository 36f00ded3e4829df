import type { CollectionEntry, CollectionKey } from 'astro:content';
import { plainText } from '#content/plain-text.ts';

/** The kinds of content that records are made from. */
export const searchedKinds = [
  'speakers',
  'board',
  'stories',
  'events',
  'resources',
  'hazards',
  'claims',
  'legal',
  'now',
  'letters',
  'checklist',
  'contactWords',
  'mediaDesk',
  'searchWords',
  'searchPage',
  'calendarFiles',
  'hazardKitPage',
  'offlineWords',
  'homePage',
  'aboutUsPage',
  'visionPage',
  'howWeSelectPage',
  'boardPage',
  'directoryPage',
  'joinPage',
  'shortlistPage',
  'storiesPage',
  'resourcesPage',
  'rapidResponsePage',
  'keyMessagesPage',
  'eventsPage',
  'libraryPage',
  'nowPage',
  'toolkitPage',
  'plannerPage',
  'papersPage',
  'catalystPage',
  'exchangePage',
  'evidencePage',
  'dataPage',
  'mediaPage',
  'mediaInquiriesPage',
  'deadlinePage',
  'mediaKitPage',
] as const satisfies readonly CollectionKey[];
export type SearchedKind = (typeof searchedKinds)[number];

export interface EntryOf<Name extends SearchedKind> {
  id: string;
  data: CollectionEntry<Name>['data'];
  /** The Markdown below the data; empty where there is none. */
  body: string;
}

export type Source = { readonly [Name in SearchedKind]: readonly EntryOf<Name>[] };

/** The one entry of a kind that has only one. Throws if it is not there. */
export function theOne<Name extends SearchedKind>(
  source: Source,
  name: Name,
): EntryOf<Name>['data'] {
  const [entry] = source[name];
  if (!entry) throw new Error(`content: ${name} is missing; run npm run content:check`);
  return entry.data;
}

/**
 * Keys of content files whose values are no words of the page; addresses, and sentences with places
 * to fill.
 */
const technicalKey = /^(id|href|icon|url|source|story|voice|speaker|sourceUrl|description)$/i;
const technicalValue = /^(https?:|mailto:|\/|#)|\{\w+\}/;

/** Markdown → its paragraphs, headings and list items as plain text. */
export function passagesOf(markdown: string): string[] {
  return plainText(markdown)
    .split(/\n+/)
    .filter((line) => line !== '');
}

/**
 * The data of a page’s file → its words, a passage for each value. Values that are no words of the
 * page (ids, addresses) and sentences with places to fill are left out.
 */
export function wordsIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string')
    return technicalKey.test(key) || technicalValue.test(data) ? [] : [data];
  if (Array.isArray(data)) return data.flatMap((value) => wordsIn(value, key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => wordsIn(value, name));
}

/**
 * A text cut at a word so that it has at most `most` letters, with an ellipsis where it was cut.
 */
export function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
