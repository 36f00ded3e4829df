import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mapSchema } from '#features/speakers/map/map.schema.ts';
import { kinds } from '#kinds.ts';
import { homes } from '#site/states.ts';
import { type Entry, parseEntry } from './entry.ts';
import { mapProblems } from './map-problems.ts';
import { schemaProblems } from './schema-problems.ts';

const texas = '{ code: TX, name: Texas, row: 0, column: 0, region: Southwest }';

function mapOf(...places: string[]): Entry {
  const lines = places.map((place) => `  - ${place}\n`).join('');
  const source = `name: United States\ncolumns: 2\nrows: 1\nplaces:\n${lines}`;
  return parseEntry({ kindName: 'maps', kind: kinds.maps, id: 'us', file: 'maps/us.yaml' }, source);
}

function siteWith(map: string): Entry {
  return parseEntry(
    { kindName: 'site', kind: kinds.site, id: 'site', file: 'site.yaml' },
    `map: ${map}\n`,
  );
}

function speakerIn(basedIn: string): Entry {
  const file = 'speakers/ada-marsh.md';
  return parseEntry(
    { kindName: 'speakers', kind: kinds.speakers, id: 'ada-marsh', file },
    `---\nbasedIn: ${basedIn}\n---\n`,
  );
}

test.each([
  [
    'a row below the last',
    '{ code: OK, name: Oklahoma, row: 1, column: 1, region: Southwest }',
    'places.1.row',
    'lies outside the map. Write a number from 0 to 0, or a larger number of rows.',
  ],
  [
    'a column beyond the last',
    '{ code: OK, name: Oklahoma, row: 0, column: 2, region: Southwest }',
    'places.1.column',
    'lies outside the map. Write a number from 0 to 1, or a larger number of columns.',
  ],
  [
    'a cell that is taken',
    '{ code: OK, name: Oklahoma, row: 0, column: 0, region: Southwest }',
    'places.1.column',
    'is the cell of TX already. Move one of the two.',
  ],
  [
    'letters that stand there already',
    '{ code: TX, name: Oklahoma, row: 0, column: 1, region: Southwest }',
    'places.1.code',
    'stands on the map already. Remove one of the two lines.',
  ],
])('%s is refused', (_, place, field, says) => {
  const [problem, ...others] = schemaProblems(mapOf(texas, place));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'maps/us.yaml', field, line: 6 });
  expect(`${problem?.message}. ${problem?.fix}`).toContain(says);
});

test('a speaker whose home has no square is refused, on the map in use alone', () => {
  const speaker = speakerIn('Elmtown, OH');
  const us = mapOf(texas);
  expect(mapProblems([siteWith('us'), us, speaker])).toMatchObject([
    { file: 'speakers/ada-marsh.md', field: 'basedIn', line: 2 },
  ]);
  expect(mapProblems([siteWith('ca'), us, speaker])).toEqual([]);
  expect(mapProblems([siteWith('us'), us, speakerIn('Elmtown, TX')])).toEqual([]);
});

test('a region other than that by which speakers travel is refused', () => {
  const us = mapOf(texas.replace('Southwest', 'South'));
  expect(mapProblems([us])).toMatchObject([
    { file: 'maps/us.yaml', field: 'places.0.region', fix: 'Write "Southwest".' },
  ]);
  const elsewhere = mapOf('{ code: NL, name: Newfoundland, row: 0, column: 0, region: Atlantic }');
  expect(mapProblems([elsewhere])).toEqual([]);
});

test('the map of the example has every place in which a speaker can live', () => {
  const file = readFileSync('example/maps/us.yaml', 'utf8');
  const { places } = mapSchema.parse(parse(file));
  expect(places.map(({ code }) => code).toSorted()).toEqual([...homes.keys()].toSorted());
});
