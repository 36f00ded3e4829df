import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

/** One number that was measured, and the limits it has to keep. */
export interface Measure {
  /** The name of the number; the same words in every column of a table. */
  what: string;
  value: number;
  unit: 'ms' | 's' | 'kB' | 'MB' | '×' | '';
  /** The largest value that is allowed; undefined where the number is only reported. */
  budget?: number | undefined;
  /** The smallest value that is allowed, for scores. */
  least?: number | undefined;
}

/** The numbers measured under one condition, such as "500 speakers". */
export interface Column {
  title: string;
  measures: readonly Measure[];
}

/** The options of a bench. */
export interface BenchOptions {
  /** Numbers of entries to measure with; undefined: those of the bench. */
  sizes: readonly number[] | undefined;
  /** Paths of the pages to measure; undefined: those of the bench. */
  pages: readonly string[] | undefined;
  /** How often to measure each; undefined: as often as the bench says. */
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

/** Whether a measure keeps its limits; `NaN`, which could not be measured, does not. */
export function isWithin({ value, budget = Infinity, least = -Infinity }: Measure): boolean {
  return value <= budget && value >= least;
}

/** The measures that do not keep their limits, with the titles of their columns. */
export function overBudget(columns: readonly Column[]): { title: string; measure: Measure }[] {
  return columns.flatMap(({ title, measures }) =>
    measures.filter((measure) => !isWithin(measure)).map((measure) => ({ title, measure })),
  );
}

/*
 * The budgets below are times in ms, measured with the processor slowed by `slowdown`, and weights
 * in kB on the wire.
 */

/** How many times slower the processor is made. */
export const slowdown = 4;

/** Interaction to Next Paint, 95 of 100 (web.dev/inp), with today's content and with much more. */
export const inpBudget = { today: 100, large: 200 };

/** A list before anybody touches it; `work` is a multiple of the hand-written page's. */
export const untouchedBudget = { script: 100, work: 2, blocked: 0 };

/** The largest paint of a page by its path, as a multiple of the hand-written page's. */
export function largestPaintBudget(path: string): number {
  return path === '/' ? 1.1 : 1.2;
}

/** From the first press of a visitor who comes at once to its painted answer. */
export const firstPressBudget = 500;

/** The largest site, built from nothing on two cores. */
export const buildBudget = { seconds: 600, megabytes: 4000 };

/** HTML, styles, scripts and data of a list before anybody touches it, at any number of entries. */
export const weightBudget: Readonly<Record<string, number>> = {
  '/speakers/directory': 250,
  '/resources/library': 150,
  '/resources/events-calendar': 120,
};

/**
 * Returns a warning for a person who measures while other programs run; undefined on a quiet
 * machine, and where the system does not tell its load. `load` is the mean of the last minute.
 */
export function noiseOf(
  load = loadavg()[0] ?? 0,
  processors = availableParallelism(),
): string | undefined {
  if (load < 0.75 * processors) return undefined;
  return `Other programs keep ${load.toFixed(1)} of ${processors} processors busy: times will be too long.`;
}

/** The arguments of `npm run bench -- …`. */
export interface Options {
  sizes: readonly number[] | undefined;
  /** The name of the one bench to run. */
  only: string | undefined;
  pages: readonly string[] | undefined;
  runs: number | undefined;
}

/** Reads the arguments of the command. Throws a sentence for the person who typed them. */
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
 * Returns the smallest of the numbers that is not below a share of them, from 0 to 1 (nearest
 * rank); `NaN` where there are no numbers.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns a Markdown table with one row for each name of a measure, budgets beside the numbers. */
export function tableOf(columns: readonly Column[]): string {
  const names = new Set(columns.flatMap(({ measures }) => measures.map(({ what }) => what)));
  const rows = [...names].map((what) => [
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
  // A score that keeps its limit is shown without it.
  const floor = mark && least !== undefined ? `, at least ${inDigits(least)}` : '';
  return `${mark}${words}${limit}${floor}`;
}

function inDigits(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 });
}
