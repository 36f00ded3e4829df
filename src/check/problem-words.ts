import { type ProblemText, withGuess } from './problem.ts';

/*
 * The words of what may be wrong with a value or with the name of an entry. The content check says
 * them of a file, and the studio says the same beside a field and where a new entry is named.
 */

/** The problems of a value, by what is wrong with it. */
export const valueTexts = {
  missing: (name: string): ProblemText => ({ message: 'is missing', fix: `Add "${name}".` }),
  /** A key without a value; an item of a list has no key. */
  noValue: (name: string, isItem: boolean): ProblemText => ({
    message: 'is empty',
    fix: isItem ? 'Write it behind the hyphen.' : `Fill in "${name}".`,
  }),
  emptyText: { message: 'is empty', fix: 'Write something, or delete the line.' },
  unknownField: (key: string, allowed: readonly string[]): ProblemText => ({
    message: 'there is no such field here',
    fix: withGuess(key, allowed, `Delete the line, or use one of: ${allowed.join(', ')}.`),
  }),
  notInList: (value: unknown, allowed: readonly string[]): ProblemText => ({
    message: 'is not in the list of what may stand here',
    fix: withGuess(String(value), allowed, `Write one of: ${allowed.join(', ')}.`),
  }),
  /** `limit` is "at most 60" or "at least 2"; a length is in characters, a count in entries. */
  wrongLength: (length: number, limit: string, isTooBig: boolean): ProblemText => ({
    message: `has ${length} characters; ${limit} may stand here`,
    fix: isTooBig ? 'Shorten it.' : 'Write more.',
  }),
  wrongCount: (count: number, limit: string, isTooBig: boolean): ProblemText => ({
    message: `has ${count === 1 ? '1 entry' : `${count} entries`}; it needs ${limit}`,
    fix: isTooBig ? 'Delete entries.' : 'Add entries.',
  }),
  wrongNumber: (limit: string): ProblemText => ({
    message: `must be ${limit}`,
    fix: `Write a number that is ${limit}.`,
  }),
  /** `expected` is a type as Zod calls it, `parts` are the fields of a group. */
  wrongType: (expected: string, value: unknown, parts: readonly string[]): ProblemText => {
    const { name, fix } = typeTexts[expected] ?? { name: expected, fix: correct };
    return {
      message: `is ${typeName(value)}, but must be ${name}`,
      fix: parts.length > 0 ? `${fix} The fields are: ${parts.join(', ')}.` : fix,
    };
  },
  /** `words` are those of Zod, for an issue that has no words here. */
  other: (words: string): ProblemText => ({ message: `does not fit: ${words}`, fix: correct }),
};

const correct = 'Correct the value.';

/** Types as Zod and JavaScript call them, in words, and how to write a value of each. */
const typeTexts: Readonly<Record<string, { name: string; fix: string }>> = {
  string: { name: 'text', fix: 'Put the value in "quotes".' },
  number: { name: 'a number', fix: 'Write the number alone, without quotes and without a unit.' },
  int: { name: 'a whole number', fix: 'Write a whole number, without quotes and without a unit.' },
  boolean: { name: 'true or false', fix: 'Write true or false, without quotes.' },
  array: {
    name: 'a list',
    fix: 'Write a list: each entry on a line of its own, indented, with "- " in front.',
  },
  object: { name: 'a group of fields', fix: 'Write its fields below it, indented by two spaces.' },
};

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with a fraction';
  return typeTexts[typeof value]?.name ?? typeof value;
}

/** Matches the name of an entry, which is a part of its address: a to z, 0 to 9 and hyphens. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The problems of the name of an entry. */
export const idTexts = {
  /** `example` is a name that may stand there. */
  wrongSign: (example: string): ProblemText => ({
    message: 'the file name becomes a web address and has a character that may not stand there',
    fix: `Use small letters a to z, digits and hyphens: "${example}".`,
  }),
  /** `taken` are the ids that are pages of the site. */
  reserved: (id: string, taken: readonly string[]): ProblemText => ({
    message: `"${id}" is the address of a page of the site`,
    fix: `Choose another name. Taken are: ${taken.join(', ')}.`,
  }),
};
