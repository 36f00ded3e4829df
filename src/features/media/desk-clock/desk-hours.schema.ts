import { z } from 'zod';
import { text } from '#content/fields.ts';

/** What the desk clock says. */
export const deskClockWordsSchema = z.strictObject({
  title: text.describe('Before the clock'),
  open: text.describe('While somebody is at the desk; {when} is when the reply is due'),
  closed: text.describe('While nobody is; {wait} is how long'),
  tomorrow: text.describe('Before a time on the next day'),
  openHere: text.describe('While open, where both clocks read the same; {zone} is their zone'),
  openBoth: text.describe(
    'While open, on two clocks; {zone} is the visitor’s, {there} the desk’s time',
  ),
  closedHere: text.describe('While closed, on one clock; {when} the desk opens, {reply} is due'),
  closedBoth: text.describe('While closed, on two clocks; {there} is when it opens at the desk'),
  holidays: text.describe('Before the days on which the desk is closed'),
});
export type DeskClockWords = z.infer<typeof deskClockWordsSchema>;
