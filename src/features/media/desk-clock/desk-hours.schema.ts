import type { z } from 'zod';
import { words } from '#content/fields.ts';

/** What the desk clock says. */
export const deskClockWordsSchema = words({
  title: 'Before the clock',
  open: 'While somebody is at the desk; {when} is when the reply is due',
  closed: 'While nobody is; {wait} is how long',
  tomorrow: 'Before a time on the next day',
  openHere: 'While open, where both clocks read the same; {zone} is their zone',
  openBoth: 'While open, on two clocks; {zone} is the visitor’s, {there} the desk’s time',
  closedHere: 'While closed, on one clock; {when} the desk opens, {reply} is due',
  closedBoth: 'While closed, on two clocks; {there} is when it opens at the desk',
  holidays: 'Before the days on which the desk is closed',
});
export type DeskClockWords = z.infer<typeof deskClockWordsSchema>;
