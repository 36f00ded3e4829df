import { type Column, isWithin, type Measure } from './bench.ts';

/** Columns of measures → a Markdown table, one line for each thing measured, a budget beside its number. */
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
