import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { checkContent } from './check-content.ts';
import { expectWordsOfForm } from './testing/file-words.ts';

const root = await mkdtemp(join(tmpdir(), 'series-'));
const only = { series: kinds.series, claims: kinds.claims };
const path = (name: string) => join(root, 'series', name);

beforeEach(async () => {
  await rm(join(root, 'series'), { recursive: true, force: true });
  await cp('example/series', join(root, 'series'), { recursive: true });
  await mkdir(join(root, 'claims'), { recursive: true });
  await cp('example/claims', join(root, 'claims'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

/** The problems of series as `file field: message`, each with a way to mend it. */
async function problems(): Promise<string[]> {
  const report = await checkContent({ own: root }, only);
  const found = report.problems.filter(({ file }) => file.includes('/series/'));
  for (const problem of found) {
    expect(problem.fix).toMatch(/^\S.+\.$/);
    expectWordsOfForm(problem);
  }
  return found.map(({ file, field, message }) => `${file.split('/').at(-1)} ${field}: ${message}`);
}

/** Changes one file of the series; throws where that changes nothing. */
function edit(name: string, from: string, to: string) {
  return async () => {
    const text = await readFile(path(name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(path(name), text.replace(from, to));
  };
}

test('the series that are here are sound', async () => {
  expect(await problems()).toEqual([]);
});

const storm = 'storm-billion-dollar-disasters';

test.each([
  [
    'with years out of order',
    edit('wildfire-acres.csv', '1984,', '1982,'),
    'wildfire-acres.csv year: comes after 1983: the years are out of order',
  ],
  [
    'with a unit that nobody names',
    edit('wildfire-acres.csv', 'acres_burned', 'hectares'),
    'wildfire-acres.csv : has a column without a unit: hectares',
  ],
  [
    'whose column has no unit',
    edit('wildfire-acres.yaml', '    unit: "Acres burned by wildfires"\n', ''),
    'wildfire-acres.yaml columns.1.unit: ',
  ],
  [
    'whose title has a number that no value gives',
    edit(`${storm}.yaml`, '3 a year in the 1980s', '4 a year in the 1980s'),
    `${storm}.yaml title: has a number that the values do not give: 4`,
  ],
  [
    'whose statement is not true of the values',
    edit('heat-death-rate.csv', '2022,2.93140257', '2022,1.93140257'),
    'heat-death-rate.yaml statements.0.that: is not what the values say: it is 2.87',
  ],
  [
    'whose first value is another one in its alternative',
    edit(`${storm}.yaml`, '3 in 1980', '5 in 1980'),
    `${storm}.yaml alternative: gives 5 for 1980, where the table has 3`,
  ],
  [
    'whose alternative leaves out the last value',
    edit(`${storm}.yaml`, '27 in 2024, ', ''),
    `${storm}.yaml alternative: does not give the last value, 27 in 2024`,
  ],
  [
    'whose alternative leaves out the highest value',
    edit(`${storm}.yaml`, 'the most 28 in 2023', 'and more before'),
    `${storm}.yaml alternative: does not give the highest value, 28 in 2023`,
  ],
  [
    'that has not the figure of its claim',
    edit('home-trust-health-professionals.csv', '2021,68', '2021,69'),
    'home-trust-health-professionals.yaml claims.0.states: has a number that the values do not give: 68',
  ],
  [
    'that states another figure than its claim',
    edit('home-moral-duty.yaml', 'states: "71%"', 'states: "64%"'),
    'home-moral-duty.yaml claims.0.states: is no part of the figure of "home-71"',
  ],
  [
    'that names a claim which is not there',
    edit('home-moral-duty.yaml', 'claim: home-71', 'claim: home-17'),
    'home-moral-duty.yaml claims.0.claim: ',
  ],
  [
    'whose projected row is not there',
    edit('smoke-deaths-2050.yaml', 'projected:\n  - "2050', 'projected:\n  - "2051'),
    'smoke-deaths-2050.yaml projected.0: is no row of the table',
  ],
  [
    'whose parts make more than a hundred',
    edit('storm-power-outages-by-weather.csv', 'Winter storms,23', 'Winter storms,32'),
    'has parts that make 109 together, and they must make 100',
  ],
  [
    'without its table',
    () => rm(path('wildfire-acres.csv')),
    'wildfire-acres.csv : the series has no table',
  ],
  [
    'without its entry',
    () => rm(path('wildfire-acres.yaml')),
    'wildfire-acres.csv : no series has this name',
  ],
])('a series %s is refused', async (_, change, problem) => {
  await change();
  expect((await problems()).join('\n')).toContain(problem);
});

/** The warnings of series as `file field: message`. */
async function warnings(): Promise<string[]> {
  const report = await checkContent({ own: root }, only, { today: '2026-11-27' });
  const found = report.warnings.filter(({ file }) => file.includes('/series/'));
  for (const warning of found) expectWordsOfForm(warning);
  return found.map(({ file, field, message }) => `${file.split('/').at(-1)} ${field}: ${message}`);
}

test('no series that is here has a warning', async () => {
  expect(await warnings()).toEqual([]);
});

test.each([
  [
    'a share of one among percents',
    edit('home-trust-health-professionals.csv', '2015,57', '2015,0.57'),
    'has 0.57 for 2015, which is about a hundred times smaller than all other values',
  ],
  [
    'a comma of thousands that became a point',
    edit('heat-deaths-1999-2023.csv', '1999,1069', '1999,1.069'),
    'has 1.069 for 1999, which is about a hundred times smaller than all other values',
  ],
  [
    'a document from before its values',
    edit('wildfire-acres.yaml', 'year: 2026', 'year: 2016'),
    'source.year: is before 2025, the last year in the table',
  ],
])('a series with %s has a warning', async (_, change, warning) => {
  await change();
  expect((await warnings()).join('\n')).toContain(warning);
});
