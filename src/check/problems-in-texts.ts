import { isCalendarFeed, isHttps, isOwnAddress } from '#content/address.ts';
import { bodyField } from '#content/form-walk.ts';
import { type Entry, problemAt, problemInBody } from './entry.ts';
import { displayValue, type Problem, type ProblemText } from './problem.ts';

/** Words in a text that are wrong: where they begin, the words, and the problem. */
export interface Finding extends ProblemText {
  index: number;
  found: string;
}

/** A text of an entry for people to read: a field, or the Markdown below the fields. */
export interface ReadText {
  text: string;
  /** The path of the field, such as `talks.0.title`; of the Markdown, `bodyField`. */
  field: string;
}

/**
 * The problems that `findingsIn` finds in the texts of an entry that people read: in its fields,
 * but for addresses, days, hours and choices, and in its Markdown.
 */
export function problemsInTexts(
  entry: Entry,
  findingsIn: (text: ReadText) => readonly Finding[],
): Problem[] {
  const inFields = entry.fields.flatMap(({ path, value, field }) => {
    if (field.is !== 'text' || field.shape !== undefined) return [];
    if (typeof value !== 'string' || isAddress(value)) return [];
    return findingsIn({ text: value, field: path.join('.') }).map(({ found, message, fix }) => {
      // A form shows no `found` beside a field, so the sentence says which of its words are meant.
      const words = found === value ? message : `“${found}”: ${message}`;
      return problemAt(entry, path, found, { message: words, fix });
    });
  });
  const { body } = entry.raw;
  const inBody = findingsIn({ text: body, field: bodyField }).map(
    ({ index, found, message, fix }) =>
      problemInBody(entry, index, displayValue(found), { message, fix }),
  );
  return [...inFields, ...inBody];
}

function isAddress(value: string): boolean {
  return isHttps(value) || isCalendarFeed(value) || isOwnAddress(value);
}

/** A finding for each match of a pattern, which has the flag `g`, with the same problem. */
export function findAll(text: string, pattern: RegExp, problem: ProblemText): Finding[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ index, found, ...problem }));
}
