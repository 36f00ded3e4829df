import type { z } from 'zod';
import { holdsPlaces, text, words } from '#content/fields.ts';

function withPlace(place: string) {
  return text.refine((value) => value.includes(`{${place}}`), holdsPlaces(`{${place}}`));
}

/** The words of the page of a figure, `/evidence/{id}`. */
export const figurePageSchema = words({
  advice: 'Its name in the breadcrumb, where it is advice without a number',
  closest: 'Before the sentence, where it is that of the closest published figure',
  given: withPlace('wording').describe('The draft figure that we were given, as {wording}'),
  status: words({
    supported: 'Where a source states the figure',
    differs: 'Where the source gives another one',
    unsourced: 'Where no source was found',
  }).describe('The status, in a word or two'),
  checked: withPlace('date').describe('Day of the last check, as {date}'),
  nextCheck: withPlace('date').describe('Day by which it is checked again, as {date}'),
  related: 'Above a chart whose values are not those of the figure',
  counted: withPlace('things').describe('Under as many bars as the figure counts, as {things}'),
  years: withPlace('period').describe('Under the strip of years, with the years as {period}'),
  limits: words({
    title: 'Heading of what it does not say',
    scope: withPlace('scope').describe('What was counted, where and when, as {scope}'),
    noYears: 'Where the source names no years',
  }).describe('What the figure does not say'),
  read: words({
    title: 'Heading of what was read',
    pages: 'Before the links to the pages that were read',
  }).describe('What was read'),
  history: 'Heading of the changes',
  cite: words({
    title: 'Heading of the citations',
    more: 'Opens the forms for reference managers',
  }).describe('How to cite it'),
  explain: words({
    title: 'Heading of the people who can explain it',
    link: 'Link to the page for journalists with a deadline',
  }).describe('Who can explain it'),
  used: words({
    title: 'Heading of the pages that show it',
    none: 'Where no other page does',
    all: 'Link to all figures',
  }).describe('Where it is used'),
}).describe('The words of the page of a figure');
export type FigurePageFile = z.infer<typeof figurePageSchema>;
