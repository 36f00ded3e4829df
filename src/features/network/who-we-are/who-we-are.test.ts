import { expect, test } from 'vitest';
import { standing } from './Corrections.tsx';
import { stairsOf } from './Staircase.tsx';
import { type WhoWeArePageFile, whoWeArePageSchema } from './who-we-are.schema.ts';

test('each share begins where the one before it ends', () => {
  const shares = [40, 35, 25].map((dollars) => ({ label: `${dollars}`, dollars }));
  expect(stairsOf(shares).map(({ before }) => before)).toEqual([0, 40, 75]);
});

test.each([
  [[60, 40], true],
  [[60, 30], false],
  [[60, 41], false],
])('shares of %j dollars are a hundred: %s', (dollars, isWhole) => {
  const shares = dollars.map((amount) => ({ label: `For ${amount}`, dollars: amount }));
  const income = { title: 'From', total: 'In all {sum}', sum: 1000, shares };
  const { money } = whoWeArePageSchema.shape;
  expect(money.shape.income.safeParse(income).success).toBe(isWhole);
});

const words = {
  count: '{claims} figures, {differs} under review, {unsourced} without a source.',
  changes: '{changes} changes, the last on {date}.',
  unchanged: 'None was changed.',
} as WhoWeArePageFile['corrections'];
const counts = { supported: 5, differs: 2, unsourced: 1 };
const change = { id: 'a-2', href: '/evidence#a', title: 'A', change: 'Corrected.' };

test.each([
  [[], '8 figures, 2 under review, 1 without a source. None was changed.'],
  [
    [
      { ...change, date: '2027-05-02' },
      { ...change, date: '2027-01-01' },
    ],
    '8 figures, 2 under review, 1 without a source. 2 changes, the last on May 2, 2027.',
  ],
])('how the figures stand is said with the last change: %#', (corrections, said) => {
  expect(standing(words, { counts, corrections, drafts: [] })).toBe(said);
});
