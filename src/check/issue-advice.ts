import type { z } from 'zod';
import type { Advice } from './entry.ts';
import { withGuess } from './nearest.ts';
import type { Field } from './schema-walk.ts';

/** One thing a schema has against a value → what is wrong and how to fix it, in plain words. */
export function issueAdvice(
  issue: z.core.$ZodIssue,
  value: unknown,
  field: Field | undefined,
): Advice {
  if (value !== undefined && value !== null) {
    const allowed = allowedBy(issue);
    if (allowed) return listAdvice(value, allowed);
  }
  const { problem, remedy } = wordsFor(issue, value, field);
  const belongs = field?.description;
  return { problem, remedy: belongs ? `${remedy} Here belongs: ${ended(belongs)}` : remedy };
}

/** A key the schema does not know, and the field around it → what was probably meant. */
export function keyAdvice(key: string, around: Field | undefined): Advice {
  const def = around?.schema._zod.def;
  const allowed = def?.type === 'object' ? Object.keys(def.shape) : [];
  const advice = `Delete the line, or use one of: ${allowed.join(', ')}.`;
  return { problem: 'there is no such field here', remedy: withGuess(key, allowed, advice) };
}

function wordsFor(issue: z.core.$ZodIssue, value: unknown, field: Field | undefined): Advice {
  const name = String(issue.path.at(-1) ?? 'the fields');
  if (value === undefined) return { problem: 'is missing', remedy: `Add "${name}".` };
  if (value === null) {
    const isEntry = typeof issue.path.at(-1) === 'number';
    const remedy = isEntry ? 'Write it behind the hyphen.' : `Fill in "${name}".`;
    return { problem: 'is empty', remedy };
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeAdvice(issue, value);
  if (!/^(Invalid|Unrecognized)/.test(issue.message)) return ownWords(issue.message);
  if (issue.code === 'invalid_type') return typeAdvice(issue.expected, value, field);
  return { problem: `does not fit: ${issue.message}`, remedy: 'Correct the value.' };
}

/**
 * Schemas write "must be …" or "has …; do this": the part after the semicolon is the remedy. Without one, what the value
 * must be is what to write.
 */
function ownWords(message: string): Advice {
  const [problem = message, ...rest] = message.split('; ');
  const remedy = rest.join('; ') || problem.replace(/^must (be|have) /, 'write ');
  return { problem, remedy: capital(ended(remedy.replace(/^must /, ''))) };
}

/** The values of a list, or of the field that decides which fields there are. */
function allowedBy(issue: z.core.$ZodIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue
    ? (issue.options as unknown[])
    : undefined;
}

function listAdvice(value: unknown, options: readonly unknown[]): Advice {
  const allowed = options.map(String);
  return {
    problem: 'is not in the list of what may stand here',
    remedy: withGuess(String(value), allowed, `Write one of: ${allowed.join(', ')}.`),
  };
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A text, list or number beyond its limit → how far beyond, and what to do. */
function sizeAdvice(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): Advice {
  if (value === '') return { problem: 'is empty', remedy: 'Write something, or delete the line.' };
  const most = issue.code === 'too_big';
  const limit = `${most ? 'at most' : 'at least'} ${most ? issue.maximum : issue.minimum}`;
  if (typeof value === 'string') {
    const problem = `has ${value.length} characters; ${limit} may stand here`;
    return { problem, remedy: most ? 'Shorten it.' : 'Write more.' };
  }
  if (Array.isArray(value)) {
    const problem = `has ${value.length === 1 ? '1 entry' : `${value.length} entries`}; it needs ${limit}`;
    return { problem, remedy: most ? 'Delete entries.' : 'Add entries.' };
  }
  return { problem: `must be ${limit}`, remedy: `Write a number that is ${limit}.` };
}

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
function typeAdvice(expected: string, value: unknown, field: Field | undefined): Advice {
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
