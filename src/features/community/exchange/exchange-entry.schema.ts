import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';
import { expertise, regions } from '#site/vocabulary.ts';
import { exchangeKinds } from './exchange-kinds.ts';

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
