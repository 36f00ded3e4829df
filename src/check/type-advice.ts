import type { Advice } from './entry.ts';
import type { Field } from './schema-walk.ts';

const remedies: Record<string, string> = {
  string: 'Put the value in "quotes".',
  number: 'Write the number alone, without quotes and without a unit.',
  int: 'Write a whole number, without quotes and without a unit.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list: each entry on a line of its own, indented, with "- " in front.',
  object: 'Write its fields below it, indented by two spaces.',
};

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** A value of the wrong type → what it is, what it must be, and how to write that. */
export function typeAdvice(expected: string, value: unknown, field: Field | undefined): Advice {
  const must = names[expected] ?? expected;
  const def = field?.schema._zod.def;
  const parts =
    def?.type === 'object' ? ` The fields are: ${Object.keys(def.shape).join(', ')}.` : '';
  return {
    problem: `is ${typeOf(value)}, but must be ${must}`,
    remedy: `${remedies[expected] ?? 'Correct the value.'}${parts}`,
  };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with a fraction';
  return names[typeof value] ?? typeof value;
}
