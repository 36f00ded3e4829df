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

/** A measurement that can be repeated: `bench/{name}.bench.ts` exports one, and `all-benches.ts` lists it. */
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
