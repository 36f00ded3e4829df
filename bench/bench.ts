/** One number that was measured, and what it may be at most. */
export interface Measure {
  /** What was measured, in words; the same words in every column of a table. */
  what: string;
  value: number;
  unit: 'ms' | 's' | 'kB' | '';
  /** Undefined where the number is only told. */
  budget?: number | undefined;
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

/** The measures that are beyond their budget. */
export function overBudget(columns: readonly Column[]): { title: string; measure: Measure }[] {
  return columns.flatMap(({ title, measures }) =>
    measures
      .filter(({ value, budget = Infinity }) => !(value <= budget))
      .map((measure) => ({ title, measure })),
  );
}
