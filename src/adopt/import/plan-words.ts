import { counted, formatList } from '#site/words.ts';
import type { PlannedEntry } from './plan.ts';
import type { SourceReading } from './reading.ts';

/** The most rows that a table shows; the others are counted. */
const mostRows = 40;

/** The table of what a file would become, with a line for each entry and each refusal. */
export function planInWords(
  plans: readonly PlannedEntry[],
  { refused, notes }: SourceReading,
): string {
  const rows = plans.map((plan) => [
    plan.change,
    plan.source.where,
    plan.source.title,
    remarks(plan),
  ]);
  const refusals = refused.map(({ where, title, why }) => ['refused', where, title, why]);
  // The refused come first: they ask for something.
  const all = [...refusals, ...rows];
  const shown = all.slice(0, mostRows).map(rowInWords);
  const more = all.length - shown.length;
  return [
    ...notes,
    ...(notes.length > 0 ? [''] : []),
    ...shown,
    ...(more > 0 ? [`… and ${counted(more, 'rows')} more.`] : []),
    '',
    summary(plans, refused.length),
  ].join('\n');
}

function rowInWords([change = '', where = '', title = '', remark = '']: readonly string[]): string {
  const line = `${change.padEnd(8)} ${where.padEnd(12)} ${title}`.trimEnd();
  return remark === '' ? line : `${line}\n         ${remark}`;
}

function remarks({ added, kept, missing, source }: PlannedEntry): string {
  return [
    ...(added.length > 0 ? [`Adds ${formatList(added)}.`] : []),
    ...(kept.length > 0
      ? [`The entry says something else and keeps it: ${formatList(kept)}.`]
      : []),
    ...(missing.length > 0 ? [`To fill in: ${formatList(missing)}.`] : []),
    ...source.notes,
  ].join(' ');
}

/** `3 new, 1 changed, 2 same, 1 refused` */
export function summary(plans: readonly PlannedEntry[], refused: number): string {
  const countOf = (change: PlannedEntry['change']) =>
    plans.filter((plan) => plan.change === change).length;
  return `${countOf('new')} new, ${countOf('changed')} changed, ${countOf('same')} same, ${refused} refused.`;
}
