import { describe, expect, test } from 'vitest';
import {
  anchorAt,
  type BarRow,
  barLabels,
  drawBars,
  fiveYearMeans,
  meanLine,
  ticksOf,
  yearStep,
} from './bars.ts';

/** Rows of years from 2000 on. */
const rowsOf = (...values: (number | undefined)[]): BarRow[] =>
  values.map((value, cell) => ({ label: String(2000 + cell), cell, value }));

describe('lines across the drawing', () => {
  test.each([
    [28, 0, [0, 10, 20]],
    [2.93, 0, [0, 1, 2]],
    [10_125_149, 0, [0, 5_000_000, 10_000_000]],
    [23.1, 0, [0, 10, 20]],
    [1.28, -0.49, [0, 0.5, 1]],
    [8, 0, [0, 2, 4, 6, 8]],
    [0.3, 0, [0, 0.1, 0.2, 0.3]],
    [0, -40, [-40, -30, -20, -10, 0]],
    [209, 0, [0, 100, 200]],
  ])('up to %d and down to %d', (top, bottom, values) => {
    expect(ticksOf(top, bottom)).toEqual(values);
    expect(values.filter((value) => value > 0).length).toBeLessThanOrEqual(4);
  });
});

describe('bars', () => {
  test('are as high as their values, from zero', () => {
    const { width, bars, ticks } = drawBars(rowsOf(10, 5, 0, undefined, 2));
    expect(width).toBe(50);
    expect(bars.map(({ label, x, y }) => [label, x, y])).toEqual([
      ['2000', 10, 0],
      ['2001', 30, 50],
      ['2002', 50, 100],
      ['2004', 90, 80],
    ]);
    expect(bars.map(({ path }) => path)).toEqual([
      'M1.8 0h6.4v300h-6.4z',
      'M11.8 150h6.4v150h-6.4z',
      'M21.8 298.8h6.4v1.2h-6.4z',
      'M41.8 240h6.4v60h-6.4z',
    ]);
    expect(ticks).toEqual([
      { value: 0, y: 100 },
      { value: 5, y: 50 },
      { value: 10, y: 0 },
    ]);
  });

  test('hang below zero where values are negative', () => {
    const { bars } = drawBars(rowsOf(2, -1));
    expect(bars.map(({ path, y }) => [path, y])).toEqual([
      ['M1.8 0h6.4v200h-6.4z', 0],
      ['M11.8 200h6.4v100h-6.4z', 100],
    ]);
  });

  test('leave the cell of a missing year empty', () => {
    const rows = [
      { label: '2000', cell: 0, value: 4 },
      { label: '2003', cell: 3, value: 4 },
    ];
    expect(drawBars(rows).bars.map(({ x }) => x)).toEqual([12.5, 87.5]);
  });

  test('of nothing are not drawn', () => {
    expect(() => drawBars(rowsOf(0, 0))).toThrow('nothing to draw');
  });
});

describe('labels', () => {
  const labelsOf = (...values: number[]) =>
    barLabels(drawBars(rowsOf(...values)).bars).map(({ bar, row, anchor }) =>
      [bar.label, row, anchor].join(' '),
    );
  test.each([
    [
      'first, highest and last',
      [1, 9, 2, 3, 4],
      ['2000 lower start', '2001 upper middle', '2004 lower end'],
    ],
    ['a last year that is the highest', [1, 2, 9], ['2000 lower start', '2002 lower end']],
    ['a first year that is the highest', [9, 2, 1], ['2000 lower start', '2002 lower end']],
    [
      'the first of two that are equally high',
      [1, 9, 9, 2],
      ['2000 lower start', '2001 upper middle', '2003 lower end'],
    ],
  ])('%s', (_, values, labels) => {
    expect(labelsOf(...values)).toEqual(labels);
  });

  test.each([
    [0, 'start'],
    [21.9, 'start'],
    [22, 'middle'],
    [70, 'middle'],
    [70.1, 'end'],
  ])('at %d percent its text is anchored at the %s', (x, anchor) => {
    expect(anchorAt(x)).toBe(anchor);
  });
});

test.each([
  [114, 20],
  [44, 10],
  [30, 5],
  [23, 4],
  [12, 2],
])('under %d years every %dth is written', (years, step) => {
  expect(yearStep(years)).toBe(step);
});

test('a long series has the means of five years, and says of which', () => {
  const years = Array.from({ length: 12 }, (_, index) => ({
    year: 1910 + index,
    value: index === 3 ? undefined : index,
  }));
  expect(fiveYearMeans(years)).toEqual([
    { label: '1910–14', years: 4, mean: 1.75 },
    { label: '1915–19', years: 5, mean: 7 },
    { label: '1920–21', years: 2, mean: 10.5 },
  ]);
  expect(fiveYearMeans(years.slice(0, 11)).at(-1)?.label).toBe('1920');
});

test('a mean is a line over just its years', () => {
  const drawing = drawBars(rowsOf(2, 4, 10, 8));
  expect(meanLine(drawing, '2000', '2001')).toEqual({
    mean: 3,
    x: 0,
    first: 12.5,
    width: 50,
    y: 70,
    clear: 60,
  });
  expect(meanLine(drawing, '2002', '2003')).toEqual({
    mean: 9,
    x: 50,
    first: 62.5,
    width: 50,
    y: 10,
    clear: 0,
  });
  expect(meanLine(drawing, '1999', '2003')).toBeUndefined();
});
