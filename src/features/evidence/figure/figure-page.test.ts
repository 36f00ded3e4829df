import { describe, expect, test } from 'vitest';
import { sampleEntry } from '../testing/claims.ts';
import {
  figureParts,
  limitsOf,
  pageFigure,
  plainForm,
  sentencesOf,
  yearMarks,
} from './figure-page.ts';

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It says “no.” Then it says yes.', ['It says “no.”', 'Then it says yes.']],
  ['In U.S. hospitals it rose. In 2023 too.', ['In U.S. hospitals it rose.', 'In 2023 too.']],
  ['Dr. Young wrote it.', ['Dr. Young wrote it.']],
  ['It rose 3.5 times.', ['It rose 3.5 times.']],
])('the sentences of “%s”', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

describe('a figure is set as a number with words around it', () => {
  test.each([
    ['4x', ['', '4x', '']],
    ['+117% (1999-2023)', ['', '+117%', '(1999-2023)']],
    ['about 1,220 deaths a year', ['about', '1,220', 'deaths a year']],
    ['7,000-11,000 deaths per storm', ['', '7,000-11,000', 'deaths per storm']],
    ['$11-20 billion a year', ['', '$11-20', 'billion a year']],
    ['1-7°F', ['', '1-7°F', '']],
    ['more than 2x (one storm)', ['more than', '2x', '(one storm)']],
    ['71,420 deaths a year by 2050', ['', '71,420', 'deaths a year by 2050']],
  ])('%s', (figure, [before, number, after]) => {
    expect(figureParts(figure)).toEqual({ before, number, after });
  });

  test.each(['64% and 19%', '27 disasters, 568 deaths', '114 of 158 (72%)', 'fourfold'])(
    'but not %s',
    (figure) => {
      expect(figureParts(figure)).toBeUndefined();
    },
  );
});

test('a page shows what a source states, and else what we were given', () => {
  expect(pageFigure(sampleEntry('heat-island').claim)).toBe('1-7°F');
  expect(pageFigure(sampleEntry('visits').claim)).toBe('35%');
});

test('what a figure does not say ends with all beyond what was counted', () => {
  const words = { title: '', scope: 'Beyond {scope}.', noYears: 'No years.' };
  const { file, ...rest } = sampleEntry('heat-island');
  const notSaid = ['That it is so everywhere.'];
  expect(limitsOf({ ...rest, file: Object.assign({}, file, { notSaid }) }, words)).toEqual([
    'That it is so everywhere.',
    'Beyond Cities; United States.',
    'No years.',
  ]);
});

describe('a claim without a series', () => {
  /** An entry of a supported claim with another figure and period. */
  function entryWith(figure: string | null, period: string | null) {
    const { claim, file } = sampleEntry('heat-island');
    return {
      claim: Object.assign({}, claim, { published: { ...claim.published, figure } }),
      file: Object.assign({}, file, { period }),
    };
  }

  test('has its number as so many bars, where it counts things', () => {
    expect(plainForm(entryWith('12 inches', '2017'))).toEqual({
      is: 'counted',
      count: 12,
      things: 'inches',
    });
    expect(plainForm(entryWith('131 studies', null)).is).toBe('words');
  });

  test('has the years that it speaks of, where it names any', () => {
    expect(plainForm(entryWith('+17%', 'April 2023')).is).toBe('years');
    expect(plainForm(entryWith(null, null))).toEqual({ is: 'words' });
    expect(plainForm(entryWith('+17%', '1850–1900')).is).toBe('words');
  });

  test.each([
    ['2010–2019, compared with 1980–1989', [1980, 1985, 2010, 2015], false],
    ['19 days between April and August 2023', [2020], false],
    ['Projection for 2036–2065', [2035, 2040, 2045, 2050, 2055, 2060, 2065], true],
    ['1999-2023', [1995, 2000, 2005, 2010, 2015, 2020], false],
  ])('marks the years of “%s”', (period, years, isProjected) => {
    const marks = yearMarks(period);
    expect(marks).toHaveLength(26);
    const on = marks.filter(({ isOn }) => isOn);
    expect(on.map(({ from }) => from)).toEqual(years);
    expect(on.every((mark) => mark.isProjected === isProjected)).toBe(true);
  });
});
