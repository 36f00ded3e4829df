/** A position in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One mistake in the content: where it is, what is wrong, and how to fix it. */
export interface Fault extends Place {
  file: string;
  /** Path of the field, such as `talks.0.title`; empty where the whole file is meant. */
  field: string;
  found: string;
  problem: string;
  remedy: string;
}

/** The start of a file, for mistakes that have no better place. */
export const fileStart: Place = { line: 1, column: 1 };

/** Faults by file, then by place. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** A value as the report shows it: on one line, at most 70 characters, `nothing` where there is none. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const words = JSON.stringify(value) ?? String(value);
  return words.length <= 70 ? words : `${words.slice(0, 69)}…`;
}

const checkAgain =
  'The site stays as it was last built.\n\nMend what is listed, save, and run "npm run content:check" again.';

/** The report that staff read: every fault in order, how many there are, and what to do next. */
export function formatFaults(faults: readonly Fault[], next = checkAgain): string {
  const files = new Set(faults.map((fault) => fault.file)).size;
  return [
    ...inOrder(faults).map(formatFault),
    `${count(faults.length, 'mistake')} in ${count(files, 'file')}. ${next}`,
  ].join('\n\n');
}

function formatFault(fault: Fault): string {
  return [
    `${fault.file}:${fault.line}:${fault.column}`,
    ...(fault.field ? [`  field    ${fault.field}`] : []),
    `  found    ${fault.found}`,
    `  problem  ${fault.problem}`,
    `  mend     ${fault.remedy}`,
  ].join('\n');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
