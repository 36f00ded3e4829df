import { inDigits } from './in-digits.ts';

/** What is counted, in the singular where it is one: `speakers`, `stories`, `people` → `speaker`, `story`, `person`. */
export function inNumber(count: number, things: string): string {
  if (count !== 1) return things;
  return things
    .replace(/people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** A number and what it counts: `2 speakers`, `1 speaker`. */
export function counted(count: number, things: string): string {
  return `${inDigits(count)} ${inNumber(count, things)}`;
}
