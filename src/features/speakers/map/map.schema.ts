import { z } from 'zod';
import { entryTitle, listOf, says, text, words } from '#content/fields.ts';

const place = words({
  code: z
    .string()
    .regex(/^[A-Z]{2,3}$/, { error: 'must be two or three capital letters, such as "TX"' })
    .describe('The letters that stand behind a town: "TX" of "Harborlight, TX"'),
  name: 'What the place is called: "Texas"',
  row: z.int().min(0).describe('Its row, counted from the top; the first is 0'),
  column: z.int().min(0).describe('Its column, counted from the left; the first is 0'),
  region: text.describe('The part of the country it lies in, by which speakers travel'),
});

/**
 * The map of one country: a grid in which each place is a square. No two places may stand in one
 * cell, have one code or lie outside the grid.
 */
export const mapSchema = words({
  name: entryTitle('The country'),
  columns: z.int().min(1).max(16).describe('How many squares wide the map is'),
  rows: z.int().min(1).max(16).describe('How many squares high it is'),
  places: listOf(place).describe('A line for each place: its letters, name, row, column, region'),
}).superRefine(({ columns, rows, places }, context) => {
  for (const [index, { code, row, column }] of places.entries()) {
    const earlier = places.slice(0, index);
    const report = (key: string, { error: message, params }: ReturnType<typeof says>) =>
      context.addIssue({ code: 'custom', path: ['places', index, key], message, params });
    if (row >= rows) report('row', outside('row', rows));
    if (column >= columns) report('column', outside('column', columns));
    if (earlier.some((other) => other.code === code)) report('code', twice);
    const taker = earlier.find((other) => other.row === row && other.column === column);
    if (taker) report('column', taken(taker.code));
  }
});
export type MapFile = z.infer<typeof mapSchema>;
export type MapPlace = MapFile['places'][number];

const twice = says(
  'stands on the map already; remove one of the two lines',
  'This place is on the map already. Remove one of the two.',
);

function outside(key: 'row' | 'column', count: number) {
  const plural = `${key}s`;
  return says(
    `lies outside the map; write a number from 0 to ${count - 1}, or a larger number of ${plural}`,
    `Write a number from 0 to ${count - 1}, or give the map more ${plural}.`,
  );
}

function taken(code: string) {
  return says(
    `is the cell of ${code} already; move one of the two`,
    `${code} stands in this row and column already. Move one of the two.`,
  );
}
