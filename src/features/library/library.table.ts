import type { z } from 'zod';
import { closing, heading, nothingYet, page, point, text, words } from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import { reservedResourceIds, resourceSchema } from './resource.schema.ts';

/**
 * The words of the resource library around its table (specification section 2, Resource Library).
 */
export const libraryPageSchema = page({
  search: words({
    hint: 'Under the search field: what is searched',
    waiting: 'While a long list is on its way',
    failed: 'Where only the first page of the list could be searched',
    none: 'Nothing matches; word for word as it was decided',
    tryAgain: 'What to try where nothing matches',
  }).describe('Search and filters'),
  pages: words({
    title: 'Name of the pages of a long list, for screen readers',
    next: 'Link to the next page of a long list',
    previous: 'Link to the page before',
  }).describe('Where the list is too long for one page'),
  yet: nothingYet,
  note: 'What the visitor should know about the links',
  wish: 'Link that opens the letter to the library',
  subscribe: words({
    title: 'Before the links to feed and data',
    feed: 'Link to the feed',
    data: 'Link to the list as data',
    table: 'Link to the list as a table for spreadsheets',
  }).describe('The line under the table'),
  feed: words({
    title: 'Name of the feed',
    description: 'What it brings',
  }).describe('What the feed says of itself'),
  stayUpdated: words({
    title: 'Heading of the newsletter block',
    text: 'Sentence of the newsletter block',
    emailLabel: 'Label of the email field',
    subscribe: 'Button that opens the letter',
    how: 'What happens after the press',
  }).describe('The newsletter block'),
});
export type LibraryPageFile = z.infer<typeof libraryPageSchema>;

export const resourcePageSchema = words({
  summary: 'Heading of the summary',
  useFor: 'Heading over what to use the document for',
  cite: words({
    title: 'Heading of the citations',
    lede: 'What the forms have in common',
  }).describe('The citations'),
  claims: words({
    title: 'Heading over figures of this site that come from the document',
    lede: 'What they are',
  }).describe('Figures from the document'),
  precision: words({
    day: 'Where the day is known',
    month: 'Where no more than the month is known',
    year: 'Where no more than the year is known',
  }).describe('How exactly the date is known'),
  noLicense: 'Where the license is not known',
  back: 'Link to the library',
});
export type ResourcePageFile = z.infer<typeof resourcePageSchema>;

/** The words of the resources index (specification section 2, Resources layout). */
export const resourcesPageSchema = page({
  hero: words({
    rapidResponse: 'Button to the rapid response guide',
    keyMessages: 'Button to the key messages',
  }).describe('The buttons at the top'),
  sections: heading.describe('Above the ways into the sections'),
  rapidResponse: point.describe('Way to the rapid response guide'),
  keyMessages: point.describe('Way to the key messages'),
  events: point.describe('Way to the events calendar'),
  library: point.describe('Way to the library'),
  toolkit: point.describe('Way to the community toolkit'),
  evidence: heading
    .extend({ link: text.describe('Link to the evidence page') })
    .describe('The warm part about where figures come from'),
  closing,
});
export type ResourcesPageFile = z.infer<typeof resourcesPageSchema>;

/** The pages of this room. */
export const libraryPages = pages({
  resources: {
    href: sections.resources.href,
    words: resourcesPageSchema,
    label: sections.resources.label,
    section: 'resources',
    menus: ['use'],
    weight: 'informing',
  },
  library: {
    href: '/resources/library',
    words: libraryPageSchema,
    label: 'Resource Library',
    section: 'resources',
    menus: ['resources'],
    weight: 'working',
    isList: true,
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const libraryKinds = {
  resources: {
    group: 'Facts',
    label: 'Library documents',
    singular: 'library document',
    hint: 'Documents of the resource library.',
    preview: '/resources/library/{id}',
    folder: 'resources',
    format: 'yaml',
    schema: resourceSchema,
    searchWeight: 1,
    reserved: reservedResourceIds,
    weight: 'informing',
  },
  resourcePage: wordsOfPage({
    file: 'resource',
    label: 'Page of a document',
    href: '/resources/library',
    schema: resourcePageSchema,
  }),
} as const satisfies Record<string, KindRow>;
