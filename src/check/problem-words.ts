import { choiceLabel } from '#content/field-label.ts';
import type { Field } from '#content/form-of.ts';
import { askFor } from './form-values.ts';
import { type ProblemText, withGuess } from './problem.ts';

/*
 * The words of what may be wrong with a value or with the name of an entry. The content check says
 * `message` and `fix` of a file; the studio says `inForm` beside the field and where a new entry is
 * named. `field` is the field of the form; undefined where the form has none.
 */

/** The problems of a value, by what is wrong with it. */
export const valueTexts = {
  missing: (name: string, field?: Field): ProblemText => ({
    message: 'is missing',
    fix: `Add "${name}".`,
    inForm: askFor(field),
  }),
  /** A key without a value; an item of a list has no key. */
  noValue: (name: string, isItem: boolean, field?: Field): ProblemText => ({
    message: 'is empty',
    fix: isItem ? 'Write it behind the hyphen.' : `Fill in "${name}".`,
    inForm: askFor(field),
  }),
  emptyText: (field?: Field): ProblemText => ({
    message: 'is empty',
    fix: 'Write something, or delete the line.',
    inForm: askFor(field),
  }),
  unknownField: (key: string, allowed: readonly string[]): ProblemText => ({
    message: 'there is no such field here',
    fix: withGuess(key, allowed, `Delete the line, or use one of: ${allowed.join(', ')}.`),
    inForm: 'The site has no use for this. Take it out.',
  }),
  notInList: (value: unknown, allowed: readonly string[]): ProblemText => ({
    message: 'is not in the list of what may stand here',
    fix: withGuess(String(value), allowed, `Write one of: ${allowed.join(', ')}.`),
    inForm: isBlank(value)
      ? 'Choose one.'
      : withGuess(
          choiceLabel(String(value)),
          allowed.map(choiceLabel),
          'Choose one from the list.',
          typographic,
        ),
  }),
  /** `limit` is "at most 60" or "at least 2"; a length is in characters, a count in entries. */
  wrongLength: (length: number, limit: string, isTooBig: boolean): ProblemText => ({
    message: `has ${length} characters; ${limit} may stand here`,
    fix: isTooBig ? 'Shorten it.' : 'Write more.',
    inForm: `${isTooBig ? 'Shorten it' : 'Write more'}: it has ${length} characters, and ${limit} may stand here.`,
  }),
  wrongCount: (count: number, limit: string, isTooBig: boolean, field?: Field): ProblemText => ({
    message: `has ${count === 1 ? '1 entry' : `${count} entries`}; it needs ${limit}`,
    fix: isTooBig ? 'Delete entries.' : 'Add entries.',
    inForm: wrongCountInForm(count, limit, isTooBig, field),
  }),
  wrongNumber: (limit: string): ProblemText => ({
    message: `must be ${limit}`,
    fix: `Write a number that is ${limit}.`,
    inForm: `Write a number that is ${limit}.`,
  }),
  /** `expected` is a type as Zod calls it, `parts` are the fields of a group. */
  wrongType: (
    expected: string,
    value: unknown,
    parts: readonly string[],
    field?: Field,
  ): ProblemText => {
    const { name, fix } = typeTexts[expected] ?? { name: expected, fix: correct };
    const digits = expected === 'number' || expected === 'int' ? digitsOf(value) : undefined;
    if (digits !== undefined) {
      return {
        message: `is ${typeName(value)}, but must be ${name}`,
        fix: `Write ${digits}: the number alone, without quotes, commas, signs and units.`,
        inForm: `Write ${digits}: the number alone, without commas, signs and units.`,
      };
    }
    return {
      message: `is ${typeName(value)}, but must be ${name}`,
      fix: parts.length > 0 ? `${fix} The fields are: ${parts.join(', ')}.` : fix,
      inForm: isBlank(value) || !field ? askFor(field) : otherKind(field),
    };
  },
  /** `words` are those of Zod, for an issue that has no words here. */
  other: (words: string, field?: Field): ProblemText => ({
    message: `does not fit: ${words}`,
    fix: correct,
    inForm: otherKind(field),
  }),
  /** `message` is that of a schema, which has a sentence for the form where a rule needs one. */
  ofSchema: (text: ProblemText, value: unknown, field?: Field): ProblemText => ({
    ...text,
    inForm: text.inForm ?? (isBlank(value) || field?.is !== 'text' ? otherKind(field) : undefined),
  }),
};

const correct = 'Correct the value.';
/** The quotation marks of a guess in a form. */
const typographic = ['“', '”'] as const;

/** The sentence for a value of another kind than a field holds, such as words for a number. */
function otherKind(field: Field | undefined): string {
  if (field?.is === 'number')
    return 'Write the number alone, in digits and without a unit, such as 40.';
  if (field?.is === 'list') return 'This is no list yet. Add its entries one by one.';
  return askFor(field);
}

/** The digits of a number that was written with commas, a sign or a unit: 412000 of "$412,000". */
function digitsOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, number] = /^\D{0,3}(\d{1,3}(?:,\d{3})+|\d+)(?!\d)[^\d.,]{0,12}$/.exec(value) ?? [];
  return number?.replaceAll(',', '');
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

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
    inForm: `Use small letters a to z, digits and hyphens: ${example.replace(/\.\w+$/, '')}.`,
  }),
  /** `taken` are the ids that are pages of the site. */
  reserved: (id: string, taken: readonly string[]): ProblemText => ({
    message: `"${id}" is the address of a page of the site`,
    fix: `Choose another name. Taken are: ${taken.join(', ')}.`,
    inForm: `A page of the site has the address “${id}” already. Choose another one; taken are ${taken.join(', ')}.`,
  }),
};

/** Returns the sentence of a form on a list with too few or too many items. */
function wrongCountInForm(count: number, limit: string, isTooBig: boolean, field?: Field): string {
  if (count === 0) return askFor(field);
  return isTooBig ? `Remove some: ${limit}.` : `Add more: ${limit}.`;
}
