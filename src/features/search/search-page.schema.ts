import type { z } from 'zod';
import { listOf, page, phrases, text, words } from '#content/fields.ts';
import type { SectionKey } from '#site/navigation.ts';

const wordsOfKinds = words({
  speaker: 'For speakers',
  story: 'For stories',
  hazard: 'For hazard kits',
  claim: 'For claims of the evidence page',
  resource: 'For documents of the library',
  event: 'For events',
  page: 'For all other pages',
});

const sections = words({
  start: 'The home page and the ways to take part',
  now: 'What to do now',
  spanish: 'The pages in Spanish',
  about: 'The pages about us',
  speakers: 'The speakers bureau',
  stories: 'The stories',
  resources: 'Guides, library, calendar, toolkit',
  evidence: 'The evidence',
  media: 'For the media',
  fineprint: 'Privacy, terms, accessibility',
} satisfies Record<SectionKey, string>);

/**
 * The words of the search, in its dialog and on its page (docs/requirements/product.md, "One
 * further global widget").
 */
export const searchPageSchema = page({
  button: 'Button that sends the form; the header’s link says the same',
  hint: 'Under the field: what can be typed',
  keys: words({
    list: 'What the arrow down does',
    page: 'What Enter does',
    close: 'What Escape does',
    up: 'What the arrows do in the list',
  }).describe('Keys, beside their names'),
  wait: 'While the index is on its way',
  best: 'Above the first three',
  more: 'Button for the next results of one kind, with {n}',
  all: 'Button for all results of a kind, with {n} and {kind}',
  kinds: words({
    label: 'Name of the group of filters',
    names: wordsOfKinds.describe('Names of the kinds, as headings'),
    one: wordsOfKinds.describe('What a single result is'),
  }).describe('The kinds of results'),
  count: words({
    one: 'When there is one',
    many: 'With {n}',
    none: 'With {text}, what was typed',
  }).describe('How many results there are'),
  people: words({
    one: 'Title where one speaker fits, with {what}: what was filtered by',
    many: 'Title where more fit, with {n} and {what}',
    about: 'The line under it',
    wider: 'The line where a region stands in for a {state}',
  }).describe('The directory, filtered as the query asks'),
  forgiven: 'When a slip of the finger was forgiven',
  nearest: 'When only some of the words were found',
  nothing: 'What to do when nothing was found',
  filtered: 'When there is nothing of the kinds that are chosen',
  everything: 'Button that takes the filters away',
  examples: words({
    label: 'Above the examples',
    words: listOf(text).describe('Searches to try'),
  }).describe('What is offered before anything is typed'),
  recent: words({
    label: 'Above the searches that the device keeps',
    forget: 'Button that forgets them',
    forgotten: 'What is said after that',
  }).describe('Recent searches'),
  settings: words({
    title: 'Name of the settings',
    shortcut: 'Switch of the / key',
    recent: 'Switch of the recent searches',
    closed: 'When the browser keeps nothing for the site',
  }).describe('What can be switched off'),
  trouble: words({
    title: 'When the index does not come',
    text: 'What that may mean',
    again: 'Button that tries again',
    map: 'Link to the map of the site',
  }).describe('When the search does not work'),
  wholePage: 'Link from the dialog to the page of results',
  claim: words({
    differs: 'Title of a claim whose figure is under review, with {figure}',
    unsourced: 'Title of a claim without a published source, with {figure}',
    source: 'The source of a claim, with {source}',
  }).describe('How a result shows a claim'),
  map: words({
    title: 'Heading of the map',
    lede: 'Sentence under it',
    noScript: 'For visitors without JavaScript',
    sections: sections.describe('Names of the sections'),
    speakers: 'Above the names of the speakers',
    hazards: 'Above the hazards',
    documents: 'Above the documents of the library',
    events: 'Above the events',
    stories: 'Above the stories',
  }).describe('The map of the site'),
});
export type SearchPageFile = z.infer<typeof searchPageSchema>;

const { best, more, all, wait, kinds, count, people } = searchPageSchema.shape;
const { forgiven, nearest, nothing, filtered, everything, wholePage } = searchPageSchema.shape;

/** The words of an answer to a query in Spanish, and how such a query is known. */
export const searchSpanishSchema = words({
  best,
  more,
  all,
  wait,
  kinds,
  count,
  people,
  forgiven,
  nearest,
  nothing,
  filtered,
  everything,
  wholePage,
  note: 'Says which pages are in English',
  door: 'Link to what to do now, in Spanish',
  known: phrases.describe(
    'Words by which a query is known to be in Spanish, none that English has',
  ),
  english: phrases.describe('Words that make a query English all the same'),
});
export type SearchSpanishFile = z.infer<typeof searchSpanishSchema>;
