import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

const ofKinds = z.strictObject({
  speaker: text.describe('For speakers'),
  story: text.describe('For stories'),
  hazard: text.describe('For hazard kits'),
  claim: text.describe('For claims of the evidence page'),
  resource: text.describe('For documents of the library'),
  event: text.describe('For events'),
  page: text.describe('For all other pages'),
});

const sections = z.strictObject({
  start: text.describe('The home page and the ways to take part'),
  now: text.describe('What to do now'),
  spanish: text.describe('The pages in Spanish'),
  about: text.describe('The pages about us'),
  speakers: text.describe('The speakers bureau'),
  stories: text.describe('The stories'),
  resources: text.describe('Guides, library, calendar, toolkit'),
  evidence: text.describe('The evidence'),
  media: text.describe('For the media'),
  fineprint: text.describe('Privacy, terms, accessibility'),
});

/** What the search says, in its dialog and on its page (PRODUCT.md, "One further global widget"). */
export const searchPageSchema = z.strictObject({
  ...pageFields,
  button: text.describe('Button that sends the form; the header’s link says the same'),
  hint: text.describe('Under the field: what can be typed'),
  keys: z
    .strictObject({
      list: text.describe('What the arrow down does'),
      page: text.describe('What Enter does'),
      close: text.describe('What Escape does'),
      up: text.describe('What the arrows do in the list'),
    })
    .describe('Keys, beside their names'),
  wait: text.describe('While the index is on its way'),
  best: text.describe('Above the first three'),
  more: text.describe('Button for the next results of one kind, with {n}'),
  all: text.describe('Button for all results of a kind, with {n} and {kind}'),
  kinds: z
    .strictObject({
      label: text.describe('Name of the group of filters'),
      names: ofKinds.describe('Names of the kinds, as headings'),
      one: ofKinds.describe('What a single result is'),
    })
    .describe('The kinds of results'),
  count: z
    .strictObject({
      one: text.describe('When there is one'),
      many: text.describe('With {n}'),
      none: text.describe('With {text}, what was typed'),
    })
    .describe('How many results there are'),
  people: z
    .strictObject({
      one: text.describe('Title where one speaker fits, with {what}: what was filtered by'),
      many: text.describe('Title where more fit, with {n} and {what}'),
      about: text.describe('The line under it'),
      wider: text.describe('The line where a region stands in for a {state}'),
    })
    .describe('The directory, filtered as the query asks'),
  forgiven: text.describe('When a slip of the finger was forgiven'),
  nearest: text.describe('When only some of the words were found'),
  nothing: text.describe('What to do when nothing was found'),
  filtered: text.describe('When there is nothing of the kinds that are chosen'),
  everything: text.describe('Button that takes the filters away'),
  examples: z
    .strictObject({
      label: text.describe('Above the examples'),
      words: listOf(text).describe('Searches to try'),
    })
    .describe('What is offered before anything is typed'),
  recent: z
    .strictObject({
      label: text.describe('Above the searches that the device keeps'),
      forget: text.describe('Button that forgets them'),
      forgotten: text.describe('What is said after that'),
    })
    .describe('Recent searches'),
  settings: z
    .strictObject({
      title: text.describe('Name of the settings'),
      shortcut: text.describe('Switch of the / key'),
      recent: text.describe('Switch of the recent searches'),
      closed: text.describe('When the browser keeps nothing for the site'),
    })
    .describe('What can be switched off'),
  trouble: z
    .strictObject({
      title: text.describe('When the index does not come'),
      text: text.describe('What that may mean'),
      again: text.describe('Button that tries again'),
      map: text.describe('Link to the map of the site'),
    })
    .describe('When the search does not work'),
  wholePage: text.describe('Link from the dialog to the page of results'),
  claim: z
    .strictObject({
      differs: text.describe('Title of a claim whose figure is under review, with {figure}'),
      unsourced: text.describe('Title of a claim without a published source, with {figure}'),
      source: text.describe('The source of a claim, with {source}'),
    })
    .describe('How a result shows a claim'),
  map: z
    .strictObject({
      title: text.describe('Heading of the map'),
      lede: text.describe('Sentence under it'),
      noScript: text.describe('For visitors without JavaScript'),
      sections: sections.describe('Names of the sections'),
      speakers: text.describe('Above the names of the speakers'),
      hazards: text.describe('Above the hazards'),
      documents: text.describe('Above the documents of the library'),
      events: text.describe('Above the events'),
      stories: text.describe('Above the stories'),
    })
    .describe('The map of the site'),
});
export type SearchPageFile = z.infer<typeof searchPageSchema>;
