import { fillIn, formatInteger } from '#site/words.ts';
import {
  barColumns,
  type SeriesView,
  type Sign,
  shortValue,
  writtenValue,
  yearValues,
} from '../series/series.ts';
import { meanOf } from '../series/series-table.ts';
import {
  anchorAt,
  type Bar,
  type BarDrawing,
  type BarLabel,
  barLabels,
  drawBars,
  fiveYearMeans,
  type MeanLine,
  meanLine,
  percent,
  yearStep,
} from './bars.ts';
import type { ChartWords } from './chart-words.schema.ts';

/** A drawing of bars with all its words, ready for a view. Places are in percent of the box. */
export interface Plot {
  drawing: BarDrawing;
  labels: readonly (BarLabel & { name: string; text: string })[];
  ticks: readonly { y: number; text: string; isZero: boolean }[];
  /** The names under the bars. */
  years: readonly { x: number; text: string }[];
  means: readonly (MeanLine & { text: string; isLeft: boolean })[];
  break: { x: number; words: string; isEnd: boolean } | undefined;
  /** Values that stand on each bar, where there are few. */
  values: readonly { x: number; y: number; text: string }[];
}

type Drawn = Pick<SeriesView, 'table' | 'chart' | 'means' | 'break'>;

/** More years than this have bars too thin for a phone, which gets the means of five years. */
const mostYearsOnPhone = 70;

/** Returns the plot of a series of years, or of columns. */
export function plotOf(series: Drawn, words: Pick<ChartWords, 'aYear'>): Plot {
  const [column] = barColumns(series.table);
  const rows = yearValues(series.table);
  const firstYear = rows[0]?.year ?? 0;
  const isInYears = series.chart === 'series';
  const drawing = drawBars(
    rows.map(({ label, year, value }, index) => ({
      label,
      cell: isInYears ? year - firstYear : index,
      value,
    })),
  );
  const { bars } = drawing;
  const few = bars.map(({ x, y, value }) => ({ x, y, text: textOf(column, value) }));
  return {
    ...plotWith(drawing, column, isInYears ? barLabels(bars) : []),
    ticks: isInYears ? ticksWith(drawing, column) : ticksWith(drawing, column).filter(isZero),
    years: isInYears ? writtenYears(drawing, firstYear) : bars.map(nameUnder),
    means: (series.means ?? []).flatMap(({ from, to }) => {
      const line = meanLine(drawing, from, to);
      return line ? [{ ...line, ...wordsOfMean(line, bars, words) }] : [];
    }),
    break: breakIn(series, drawing, firstYear),
    values: isInYears ? [] : few,
  };
}

function plotWith(drawing: BarDrawing, column: Sign | undefined, labels: readonly BarLabel[]) {
  return {
    drawing,
    labels: labels.map((label) => ({
      ...label,
      name: label.bar.label,
      text: textOf(column, label.bar.value),
    })),
  };
}

function textOf(column: Sign | undefined, value: number): string {
  return shortValue(column ?? {}, value);
}

function ticksWith({ ticks }: BarDrawing, column: Sign | undefined): Plot['ticks'] {
  return ticks.map(({ value, y }) => {
    const isAtZero = value === 0;
    const text = isAtZero ? '0' : shortValue({ sign: column?.sign }, value);
    return { y, text, isZero: isAtZero };
  });
}

function isZero(tick: Plot['ticks'][number]): boolean {
  return tick.isZero;
}

function nameUnder({ x, label }: Bar) {
  return { x, text: label };
}

function writtenYears({ width }: BarDrawing, firstYear: number): Plot['years'] {
  const count = width / 10;
  const step = yearStep(count);
  const years = Array.from({ length: count }, (_, index) => firstYear + index);
  return years
    .filter((year) => year % step === 0)
    .map((year) => ({ x: percent((year - firstYear + 0.5) / count), text: String(year) }));
}

/**
 * Returns the words of a mean. They stand left of its line where no bar is in their way, else above
 * the bars under it; over more than half of the drawing the unit alone has them.
 */
function wordsOfMean(line: MeanLine, bars: readonly Bar[], words: Pick<ChartWords, 'aYear'>) {
  const room = 20;
  const isLeft =
    line.x > room &&
    bars.filter(({ x }) => x > line.x - room && x < line.x).every(({ y }) => y > line.y + 4);
  const value = writtenValue({}, Math.round(line.mean * 10) / 10);
  return { isLeft, text: line.width > 50 ? '' : fillIn(words.aYear, { value }) };
}

function breakIn(series: Drawn, drawing: BarDrawing, firstYear: number): Plot['break'] {
  if (!series.break) return undefined;
  const { before, words } = series.break;
  const rows = yearValues(series.table);
  const index = rows.findIndex(({ label }) => label === before);
  const cell = series.chart === 'series' ? (rows[index]?.year ?? 0) - firstYear : index;
  const x = percent((cell * 10) / drawing.width);
  return { x, words, isEnd: anchorAt(x) === 'end' };
}

/**
 * Returns the plot of a long series for a phone, a bar for five years, with what is said of it; and
 * undefined for a series that is not long.
 */
export function narrowPlotOf(series: Drawn, words: ChartWords): NarrowPlot | undefined {
  const years = yearValues(series.table);
  if (series.chart !== 'series' || years.length <= mostYearsOnPhone) return undefined;
  // A mean has a decimal of its own.
  const column = { ...barColumns(series.table)[0], decimals: 1 };
  const groups = fiveYearMeans(years);
  const drawing = drawBars(groups.map(({ label, mean }, cell) => ({ label, cell, value: mean })));
  const count = formatInteger(years.length);
  const last = groups.at(-1);
  const lastWords =
    last && last.years < 5 ? fillIn(words.narrow.last, { label: last.label }) : words.narrow.whole;
  const labels = plotWith(drawing, column, barLabels(drawing.bars)).labels;
  const said = labels.map(({ name, text }) => `${name}: ${text}`).join('; ');
  return {
    plot: {
      drawing,
      labels,
      ticks: ticksWith(drawing, column),
      years: yearsUnderGroups(drawing.bars),
      means: [],
      break: undefined,
      values: [],
    },
    note: fillIn(words.narrow.note, { last: lastWords, count }),
    alternative: fillIn(words.narrow.alternative, { last: lastWords, values: said }),
  };
}

export interface NarrowPlot {
  plot: Plot;
  /** The sentence under it. */
  note: string;
  alternative: string;
}

/** The first years of groups, one of every four written. */
function yearsUnderGroups(bars: readonly Bar[]): Plot['years'] {
  return bars
    .filter((_, index) => index % 6 === 0)
    .map(({ x, label }) => ({ x, text: label.slice(0, 4) }));
}

/** Returns the words of the unit: what is counted, and what lines and outlines are. */
export function unitLine(series: SeriesView, words: ChartWords): string {
  const { table, means = [], projected = [] } = series;
  const meanTexts = means.map(({ from, to }) => {
    const value = writtenValue({}, Math.round(meanOf(table, from, to) * 10) / 10);
    return fillIn(words.means.item, { from, to, value });
  });
  const form = meanTexts.length > 1 ? words.means.many : words.means.one;
  const hasInterval = table.columns.some(({ use }) => use === 'low');
  const sentences = [
    barColumns(table)[0]?.unit,
    meanTexts.length > 0 && fillIn(form, { means: meanTexts.join(` ${words.means.and} `) }),
    projected.length > 0 && words.projected,
    hasInterval && words.interval,
  ];
  return sentences.filter(Boolean).join('. ');
}
