import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

/** One number that was measured, and what it may be at most or has to be at least. */
export interface Measure {
  /** What was measured, in words; the same words in every column of a table. */
  what: string;
  value: number;
  unit: 'ms' | 's' | 'kB' | 'MB' | '×' | '';
  /** Undefined where the number is only told. */
  budget?: number | undefined;
  /** What it has to be at least, for scores. */
  least?: number | undefined;
}

/** What was measured under one condition, such as "500 speakers". */
export interface Column {
  title: string;
  measures: readonly Measure[];
}

/** What the command was asked. */
export interface BenchOptions {
  /** How many entries there are to be; absent: what the bench thinks right. */
  sizes: readonly number[] | undefined;
  /** Which pages to look at; absent: those the bench thinks right. */
  pages: readonly string[] | undefined;
  /** How often to look at each; absent: as often as the bench thinks right. */
  runs: number | undefined;
  /** Folder of the project. */
  project: string;
  /** Prints a line of progress. */
  say: (line: string) => void;
}

/**
 * A measurement that can be repeated: `bench/{name}.bench.ts` exports one, and `scripts/bench.ts`
 * lists it.
 */
export interface Bench {
  name: string;
  title: string;
  run: (options: BenchOptions) => Promise<readonly Column[]>;
}

/** Whether a measure is where it should be; what could not be measured is not. */
export function isWithin({ value, budget = Infinity, least = -Infinity }: Measure): boolean {
  return value <= budget && value >= least;
}

/** The measures that are beyond their budget, or below what they have to be. */
export function overBudget(columns: readonly Column[]): { title: string; measure: Measure }[] {
  return columns.flatMap(({ title, measures }) =>
    measures.filter((measure) => !isWithin(measure)).map((measure) => ({ title, measure })),
  );
}

/**
 * What the benches hold the site to. Times in ms, weights in kB on the wire; processor slowed by
 * `slowdown`.
 */
export const slowdown = 4;

/**
 * Interaction to Next Paint, 95 of 100 (web.dev/inp): with today's content, and with the large
 * ones.
 */
export const inpBudget = { today: 100, large: 200 };

/** A list before anybody touches it; main-thread work is times that of the hand-written page. */
export const untouchedBudget = { script: 100, work: 2, blocked: 0 };

/** The largest paint of a page by its path, times that of the hand-written page. */
export function largestPaintBudget(path: string): number {
  return path === '/' ? 1.1 : 1.2;
}

/** From the first press of a visitor who comes at once to its painted answer. */
export const firstPressBudget = 500;

/** Of 1,000 changes of a filter: heap in kB, nodes and listeners that stay. */
export const leftBehindBudget = { heap: 1000, nodes: 500, listeners: 10 };

/** The largest site, built from nothing on two cores. */
export const buildBudget = { seconds: 600, megabytes: 4000 };

/** HTML, styles, scripts and data of a list before anybody touches it, at any number of entries. */
export const weightBudget: Readonly<Record<string, number>> = {
  '/speakers/directory': 250,
  '/resources/library': 150,
  '/resources/events-calendar': 120,
};

/**
 * A sentence for whoever measures while something else runs; undefined on a quiet machine, and
 * where load is not told.
 */
export function noiseOf(
  load = loadavg()[0] ?? 0,
  processors = availableParallelism(),
): string | undefined {
  if (load < 0.75 * processors) return undefined;
  return `Other programs keep ${load.toFixed(1)} of ${processors} processors busy: times will be too long.`;
}

/** What `npm run bench -- …` may be asked. */
export interface Options {
  sizes: readonly number[] | undefined;
  /** The name of the one bench to run. */
  only: string | undefined;
  pages: readonly string[] | undefined;
  runs: number | undefined;
}

/** The arguments of the command, read. Throws a sentence for the person who typed them. */
export function optionsFrom(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sizes: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string' },
    },
  });
  return {
    sizes: values.sizes === undefined ? undefined : sizesFrom(values.sizes),
    only: positionals[0],
    pages: values.pages?.split(','),
    runs: values.runs === undefined ? undefined : sizesFrom(values.runs)[0],
  };
}

function sizesFrom(words: string): number[] {
  const sizes = words.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`--sizes is "${words}"; it must be whole numbers with commas, such as 26,500.`);
}

/**
 * The smallest of the numbers that is not below so large a share of them (nearest rank). Of no
 * numbers: NaN.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * Columns of measures → a Markdown table, one line for each thing measured, a budget beside its
 * number.
 */
export function tableOf(columns: readonly Column[]): string {
  const whats = new Set(columns.flatMap(({ measures }) => measures.map(({ what }) => what)));
  const rows = [...whats].map((what) => [
    what,
    ...columns.map(({ measures }) => cellOf(measures.find((measure) => measure.what === what))),
  ]);
  const head = ['', ...columns.map(({ title }) => title)];
  const rule = ['---', ...columns.map(() => '---:')];
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A measure in words: `31 ms of 50`, and `✗` before it where it is beyond its budget. */
export function cellOf(measure: Measure | undefined): string {
  if (!measure) return '';
  const { value, unit, budget, least } = measure;
  const words = [inDigits(value), unit].filter(Boolean).join(' ');
  const mark = isWithin(measure) ? '' : '✗ ';
  const limit = budget === undefined ? '' : ` of ${inDigits(budget)}`;
  // A score that is what it has to be needs no limit beside it.
  const floor = mark && least !== undefined ? `, at least ${inDigits(least)}` : '';
  return `${mark}${words}${limit}${floor}`;
}

function inDigits(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
}
