import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';
import { expertise, regions } from '#site/vocabulary.ts';

/** The kinds of entries on the board. */
export const exchangeKinds = ['need', 'offer'] as const;

/** What a file of the Catalyst Exchange may contain: a group that needs a voice, or a voice that is offered. */
export const exchangeEntrySchema = z.strictObject({
  kind: z.enum(exchangeKinds).describe('"need" of a group, or "offer" of a health professional'),
  title: text.describe('What is needed or offered, in one line'),
  who: text.describe('Who asks or offers, as they want to be called in public'),
  topic: z.enum(expertise).describe('From the expertise list of the content guide'),
  text: text.describe('One to three sentences, in their own words'),
  audience: text.describe('Who will be in the room, or who it is for'),
  place: text.describe('Town and state: "Harborlight, TX"; "or online" if that is fine'),
  region: z.enum(regions).describe('Region of the place'),
  when: text.describe('When it could be, such as "Weekday evenings before June"'),
  languages: listOf(text).describe('Languages it can be held in'),
  posted: calendarDate.describe('Day it was put on the board'),
  until: calendarDate.describe('Last day it is open; afterward the board shows it as past'),
  status: z.enum(['open', 'matched']).describe('"matched" once somebody was found'),
});
export type ExchangeEntryFile = z.infer<typeof exchangeEntrySchema>;

const choice = z.strictObject({
  label: text.describe('The question'),
  all: text.describe('What leaves everything in'),
});

/** What the board of the Catalyst Exchange says. */
export const exchangePageSchema = z.strictObject({
  ...pageFields,
  post: z
    .strictObject({
      need: text.describe('Opens the form of a group'),
      offer: text.describe('Opens the form of a health professional'),
    })
    .describe('The two ways to put something on the board'),
  board: text.describe('Heading of the board'),
  filters: z
    .strictObject({
      title: text.describe('Name of the filters'),
      kind: choice.describe('Needs or offers'),
      topic: choice.describe('The subject'),
      region: choice.describe('The region'),
      lang: choice.describe('The language'),
    })
    .describe('What the board can be narrowed by'),
  kinds: z
    .strictObject({ need: text.describe('A need'), offer: text.describe('An offer') })
    .describe('What an entry is called'),
  none: text.describe('When no entry is left'),
  noneAdvice: text.describe('What to do then'),
  closed: text.describe('Opens the entries that are matched or past; {count} is how many'),
  standing: z
    .strictObject({
      matched: text.describe('On an entry that found somebody'),
      past: text.describe('On an entry whose last day is over'),
    })
    .describe('Why an entry is no longer open'),
  entry: z
    .strictObject({
      audience: text.describe('Before the audience'),
      when: text.describe('Before the time'),
      languages: text.describe('Before the languages'),
      until: text.describe('Before the last day'),
      answer: z
        .strictObject({
          need: text.describe('Button that answers a need'),
          offer: text.describe('Button that answers an offer'),
        })
        .describe('What the button says; the title of the entry follows for screen readers'),
    })
    .describe('Words on an entry'),
});
export type ExchangePageFile = z.infer<typeof exchangePageSchema>;

/** The words of a list of entries. */
export type ExchangeWords = Pick<ExchangePageFile, 'kinds' | 'standing' | 'entry'>;
