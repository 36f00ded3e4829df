import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  listOf,
  nothingYet,
  page,
  text,
  words,
} from '#content/fields.ts';
import { expertise, regions } from '#site/vocabulary.ts';

export const exchangeKinds = ['need', 'offer'] as const;

/**
 * The schema of an entry of the Catalyst Exchange: a group needs a voice, or a voice is offered.
 */
export const exchangeEntrySchema = words({
  kind: z.enum(exchangeKinds).describe('A need of a group, or an offer of a health professional'),
  title: entryTitle('What is needed or offered, in one line', text.max(120)),
  who: 'Who asks or offers, as they want to be called in public',
  topic: z.enum(expertise).describe('Field of expertise that it is about'),
  text: 'One to three sentences, in their own words',
  audience: 'Who will be in the room, or who it is for',
  place: 'Town and state: "Harborlight, TX"; "or online" if that is fine',
  region: z.enum(regions).describe('Region of the place'),
  when: 'When it could be, such as "Weekday evenings before June"',
  languages: listOf(text).describe('Languages it can be held in'),
  posted: calendarDate.describe('Day it was put on the board'),
  until: calendarDate.describe('Last day it is open; afterward the board shows it as past'),
  status: z.enum(['open', 'matched']).describe('Matched, once somebody was found'),
});
export type ExchangeEntryFile = z.infer<typeof exchangeEntrySchema>;

const choice = words({
  label: 'The question',
  all: 'What leaves everything in',
});

export const exchangePageSchema = page({
  post: words({
    need: 'Opens the form of a group',
    offer: 'Opens the form of a health professional',
  }).describe('The two ways to put something on the board'),
  board: 'Heading of the board',
  yet: nothingYet,
  filters: words({
    title: 'Name of the filters',
    kind: choice.describe('Needs or offers'),
    topic: choice.describe('The subject'),
    region: choice.describe('The region'),
    lang: choice.describe('The language'),
  }).describe('What the board can be narrowed by'),
  kinds: words({ need: 'A need', offer: 'An offer' }).describe('What an entry is called'),
  none: 'When no entry is left',
  noneAdvice: 'What to do then',
  closed: 'Opens the entries that are matched or past; {count} is how many',
  standing: words({
    matched: 'On an entry that found somebody',
    past: 'On an entry whose last day is over',
  }).describe('Why an entry is no longer open'),
  entry: words({
    audience: 'Before the audience',
    when: 'Before the time',
    languages: 'Before the languages',
    until: 'Before the last day',
    answer: words({
      need: 'Button that answers a need',
      offer: 'Button that answers an offer',
    }).describe('What the button says; the title of the entry follows for screen readers'),
    alike: words({
      need: 'To the open needs on the same subject, {topic}',
      offer: 'To the open offers on the same subject, {topic}',
    }).describe('Link on an entry that is matched or past'),
  }).describe('Words on an entry'),
});
export type ExchangePageFile = z.infer<typeof exchangePageSchema>;
