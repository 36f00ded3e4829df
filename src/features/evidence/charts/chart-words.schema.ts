import type { z } from 'zod';
import { holdsPlaces, text, words } from '#content/fields.ts';

function withPlaces(...places: string[]) {
  const written = places.map((place) => `{${place}}`);
  return text.refine(
    (value) => written.every((place) => value.includes(place)),
    holdsPlaces(written.join(' and ')),
  );
}

/** The words around every chart (docs/decisions/charts.md). */
export const chartWordsSchema = words({
  care: 'Before the caution',
  source: withPlaces('source').describe('The source, with author, title and year as {source}'),
  noLink: 'Where no address of the document was read',
  partly: 'Where the values were read in one copy only',
  arithmetic: withPlaces('text').describe('What we computed, as {text}'),
  numbers: words({
    title: 'Opens the table of all values',
    table: 'What follows for screen readers, who hear the title of the chart before it',
    rounded: 'Where the page rounds values',
    file: 'Link to the values as a file',
    none: 'In the table, where there is no value',
  }).describe('All values in a table'),
  copy: 'Ends the sentence "Copy …"',
  picture: words({
    title: 'Before the links to the picture of a chart',
    svg: 'Link to the picture as SVG',
    png: 'Link to the picture as PNG',
  }).describe('The picture to save'),
  aYear: withPlaces('value').describe('A mean of years, as {value}'),
  means: words({
    one: withPlaces('means').describe('What a line is, with the mean as {means}'),
    many: withPlaces('means').describe('What several lines are, with the means as {means}'),
    item: withPlaces('from', 'to', 'value').describe('A mean as {value}, with its years'),
    and: 'Between two means',
  }).describe('Lines of means'),
  projected: 'What an outlined bar is',
  interval: 'What a thin line with ends is',
  narrow: words({
    note: withPlaces('last', 'count').describe(
      'Under a long series on a phone: what its bars are, and that all years ({count}) are in the numbers',
    ),
    last: withPlaces('label').describe('What the last bar is, where it has fewer years'),
    whole: 'What the last bar is, where it has all five years',
    alternative: withPlaces('last', 'values').describe(
      'The same in words, with values as {values}',
    ),
  }).describe('A long series on a phone'),
}).describe('The words around every chart');
export type ChartWords = z.infer<typeof chartWordsSchema>;
