/** A row to be drawn: its name, the year of that name if it is one, and its value if it has one. */
export interface BarRow {
  label: string;
  /** Cells from the first row: years apart in a series, else the place in the list. */
  cell: number;
  value: number | undefined;
}

/** A bar of a drawing. `x` is its middle and `y` its end, in percent of the box, from top left. */
export interface Bar {
  label: string;
  value: number;
  x: number;
  y: number;
  path: string;
}

/** A line across the drawing and its value; `y` is in percent of the box, from the top. */
export interface Tick {
  value: number;
  y: number;
}

/** Bars on a linear axis that includes zero, in a box `width` wide and `boxHeight` high. */
export interface BarDrawing {
  width: number;
  bars: readonly Bar[];
  ticks: readonly Tick[];
}

/** Units of a cell, of the bar in it, and of the gap at its left, as in the record. */
const cellWidth = 10;
const barWidth = 6.4;
const left = 1.8;
export const boxHeight = 300;
/** The least height of a bar, so that a value of zero is seen to be there. */
const leastHeight = 1.2;

/**
 * Returns the drawing of rows: a bar for each value, none for a row without one, and lines at
 * steps of 1, 2 or 5 times a power of ten. Throws where no row has a value other than zero.
 */
export function drawBars(rows: readonly BarRow[]): BarDrawing {
  const values = rows.flatMap(({ value }) => value ?? []);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  if (top === bottom) throw new Error('there is nothing to draw: every value is zero');
  const width = cellWidth * ((rows.at(-1)?.cell ?? 0) + 1);
  const yOf = (value: number) => percent((top - value) / (top - bottom));
  return {
    width,
    bars: rows.flatMap(({ label, cell, value }) => {
      if (value === undefined) return [];
      const x = percent((cell + 0.5) * (cellWidth / width));
      return [{ label, value, x, y: yOf(value), path: barPath(cell, value, { top, bottom }) }];
    }),
    ticks: ticksOf(top, bottom).map((value) => ({ value, y: yOf(value) })),
  };
}

function barPath(cell: number, value: number, axis: { top: number; bottom: number }): string {
  const scale = boxHeight / (axis.top - axis.bottom);
  const zero = axis.top * scale;
  const height = Math.max(Math.abs(value) * scale, leastHeight);
  const upper = value >= 0 ? zero - height : zero;
  return `M${tenth(cell * cellWidth + left)} ${tenth(upper)}h${barWidth}v${tenth(height)}h-${barWidth}z`;
}

/**
 * Returns the values at which lines stand: zero and steps of 1, 2 or 5 times a power of ten, at
 * most four between zero and the farther end. `top` is the largest value and `bottom` the smallest,
 * or zero.
 */
export function ticksOf(top: number, bottom: number): number[] {
  const rough = Math.max(top, -bottom) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((step) => rough / power <= step) ?? 10;
  const step = factor * power;
  const first = Math.ceil(bottom / step);
  const last = Math.floor(top / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

/** Returns the steps of years that are written under so many years. */
export function yearStep(years: number): number {
  const steps: readonly (readonly [over: number, step: number])[] = [
    [100, 20],
    [36, 10],
    [24, 5],
    [12, 4],
  ];
  return steps.find(([over]) => years > over)?.[1] ?? 2;
}

/** A value that is written above the drawing, with a line down to its bar. */
export interface BarLabel {
  bar: Bar;
  /** The rows above the drawing; the upper one keeps clear of the label of the last value. */
  row: 'lower' | 'upper';
  anchor: Anchor;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Returns which side of its text is at a place, in percent, so that the text stays inside. */
export function anchorAt(x: number): Anchor {
  if (x < 22) return 'start';
  return x > 70 ? 'end' : 'middle';
}

/** Returns the labels of the first, the highest and the last value, each bar once. */
export function barLabels(bars: readonly Bar[]): BarLabel[] {
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return [];
  const highest = bars.reduce((most, bar) => (bar.value > most.value ? bar : most));
  const isOwn = highest !== first && highest !== last;
  const label = (bar: Bar, row: BarLabel['row']) => ({ bar, row, anchor: anchorAt(bar.x) });
  return [
    label(first, 'lower'),
    ...(isOwn ? [label(highest, 'upper')] : []),
    ...(last === first ? [] : [label(last, 'lower')]),
  ];
}

/** A mean of a long series, `label` being its years: `1910–14`. */
export interface YearGroup {
  label: string;
  /** How many years have a value. */
  years: number;
  mean: number;
}

/** The years in a group. */
const groupLength = 5;

/**
 * Returns the means of five years each, from the first year on; of a last group that is shorter,
 * the mean of the years there are. Groups without a value are left out.
 */
export function fiveYearMeans(
  years: readonly { year: number; value: number | undefined }[],
): YearGroup[] {
  const first = years[0]?.year ?? 0;
  const groups = Map.groupBy(years, ({ year }) => Math.floor((year - first) / groupLength));
  return [...groups.values()].flatMap((group) => {
    const values = group.flatMap(({ value }) => value ?? []);
    const from = group[0]?.year;
    const to = group.at(-1)?.year;
    if (values.length === 0 || from === undefined || to === undefined) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const label = from === to ? String(from) : `${from}–${String(to).slice(-2)}`;
    return [{ label, years: values.length, mean }];
  });
}

/** A line over some rows at their mean. All but `mean` in percent of the box, from top left. */
export interface MeanLine {
  mean: number;
  x: number;
  /** The middle of its first bar. */
  first: number;
  width: number;
  y: number;
  /** The end of the tallest bar under it, above which its value stands. */
  clear: number;
}

/** Returns the line of a mean over the bars from one row to another; undefined without bars. */
export function meanLine(
  { bars, width }: Pick<BarDrawing, 'bars' | 'width'>,
  from: string,
  to: string,
): MeanLine | undefined {
  const first = bars.findIndex(({ label }) => label === from);
  const last = bars.findIndex(({ label }) => label === to);
  const under = first === -1 || last === -1 ? [] : bars.slice(first, last + 1);
  const [start] = under;
  const end = under.at(-1);
  if (!start || !end) return undefined;
  const mean = under.reduce((sum, { value }) => sum + value, 0) / under.length;
  const highest = under.reduce((most, bar) => (bar.value > most.value ? bar : most));
  const half = percent(cellWidth / width / 2);
  const axis = axisOf(bars);
  return {
    mean,
    x: hundredth(start.x - half),
    first: start.x,
    width: hundredth(end.x - start.x + 2 * half),
    y: percent((axis.top - mean) / (axis.top - axis.bottom)),
    clear: highest.y,
  };
}

function axisOf(bars: readonly Bar[]) {
  const values = bars.map(({ value }) => value);
  return { top: Math.max(0, ...values), bottom: Math.min(0, ...values) };
}

/** Returns a part of one in percent, with two decimals. */
export function percent(part: number): number {
  return hundredth(part * 100);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
