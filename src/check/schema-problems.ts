import type { z } from 'zod';
import type { Field } from '#content/form-of.ts';
import { fieldsIn, type PlacedField, variantOf } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { capitalized } from '#site/words.ts';
import { type Entry, placeOfKey, problemAt } from './entry.ts';
import { displayValue, fileProblem, type Problem, type ProblemText } from './problem.ts';
import { valueTexts } from './problem-words.ts';
import { type Issue, issuesOf } from './zod-issues.ts';

/** The problems of an entry by the schema of its kind. */
export function schemaProblems(entry: Entry): Problem[] {
  const issues = issuesOf(entry.kind.schema, entry.data);
  if (issues.length === 0) return [];
  const fields = new Map(entry.fields.map((field) => [field.path.join('.'), field] as const));
  return issues.flatMap((issue) => {
    const field = fields.get(issue.path.join('.'));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey(entry, [...issue.path, key], field));
    }
    const value = valueAt(entry.data, issue.path);
    return problemAt(entry, issue.path, value, textWithHint(issue, value, field));
  });
}

/** The problem of a key that the schema does not have; `group` is the field it stands in. */
function unknownKey(entry: Entry, path: PropertyKey[], group: PlacedField | undefined): Problem {
  const key = String(path.at(-1));
  const where = { ...placeOfKey(entry.raw, path), field: path.join('.'), found: displayValue(key) };
  return fileProblem(entry.file, valueTexts.unknownField(key, fieldNamesOf(group)), where);
}

/** The names of the fields of a group; none where the field is no group. */
function fieldNamesOf(placed: PlacedField | undefined): string[] {
  if (!placed) return [];
  const { field, value } = placed;
  if (field.is === 'group') return Object.keys(field.fields);
  const variant = field.is === 'variant' && isRecord(value) ? variantOf(field, value) : undefined;
  return variant ? Object.keys(fieldsIn(field, value as Record<string, unknown>)) : [];
}

/** The value at a path; undefined where there is none. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
}

/** The problem of an issue; its fix ends with the hint of the field, or is the list of choices. */
function textWithHint(issue: Issue, value: unknown, field: PlacedField | undefined): ProblemText {
  const isMissing = value === undefined || value === null;
  const allowed = isMissing ? undefined : allowedValues(issue);
  if (allowed) return valueTexts.notInList(value, allowed);
  const { message, fix, inForm } = textWithoutHint(issue, value, field);
  const hint = field?.field.hint;
  // A form has the hint beside the field already.
  if (!hint) return { message, fix, inForm };
  return { message, fix: `${fix} Here belongs: ${withFullStop(hint)}`, inForm };
}

/** Begins a message of Zod's own; any other message is from our schemas. */
const zodMessage = /^(Invalid|Unrecognized)/;

/** The problem of an issue that is no choice from a list. */
function textWithoutHint(
  issue: Issue,
  value: unknown,
  field: PlacedField | undefined,
): ProblemText {
  const key = issue.path.at(-1);
  const name = String(key ?? 'the fields');
  const control = field?.field;
  const inForm = sentenceForForm(issue);
  if (value === undefined)
    return { ...valueTexts.missing(name, control), ...(inForm && { inForm }) };
  if (value === null) return valueTexts.noValue(name, typeof key === 'number', control);
  if (issue.code === 'too_big' || issue.code === 'too_small')
    return sizeProblem(issue, value, control);
  if (!zodMessage.test(issue.message)) {
    const said = textOfSchemaMessage(issue.message);
    const text = { ...said, inForm: value === '' ? undefined : inForm };
    return valueTexts.ofSchema(text, typeof value === 'string' ? value : undefined, control);
  }
  if (issue.code !== 'invalid_type') return valueTexts.other(issue.message, control);
  return valueTexts.wrongType(issue.expected, value, fieldNamesOf(field), control);
}

/** The sentence for the form that a rule of a schema has (`says`); undefined without one. */
function sentenceForForm(issue: Issue): string | undefined {
  const { inForm } = (issue.code === 'custom' ? (issue.params ?? {}) : {}) as { inForm?: string };
  return inForm;
}

/**
 * The problem of a message in a schema: "has spaces; remove them" is the problem and, after the
 * semicolon, the fix; of "must be a day" the fix is "Write a day."
 */
function textOfSchemaMessage(message: string): ProblemText {
  const [wrong = message, ...rest] = message.split('; ');
  const fix = rest.join('; ') || wrong.replace(/^must (be|have) /, 'write ');
  return { message: wrong, fix: capitalized(withFullStop(fix.replace(/^must /, ''))) };
}

/**
 * The values that may stand in a field with a choice, or in the one that decides which fields there
 * are; undefined for an issue of another kind.
 */
function allowedValues(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue)) return undefined;
  return (issue.options as unknown[]).map(String);
}

function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The problem of a text, a list or a number that is beyond a limit. */
function sizeProblem(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
  field: Field | undefined,
): ProblemText {
  if (value === '') return valueTexts.emptyText(field);
  const isTooBig = issue.code === 'too_big';
  const limit = isTooBig ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (typeof value === 'string') return valueTexts.wrongLength(value.length, limit, isTooBig);
  if (Array.isArray(value)) return valueTexts.wrongCount(value.length, limit, isTooBig, field);
  return valueTexts.wrongNumber(limit);
}
