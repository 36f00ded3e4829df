import { z } from 'zod';
import { fieldsIn, type PlacedField, variantOf } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { capitalized } from '#site/words.ts';
import { type Entry, placeOfKey, problemAt } from './entry.ts';
import { displayValue, fileProblem, type Problem, type ProblemText } from './problem.ts';
import { valueTexts } from './problem-words.ts';

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
    return problemAt(entry, issue.path, value, issueProblem(issue, value, field));
  });
}

/** The problem of a key that the schema does not have; `around` is the group it stands in. */
function unknownKey(entry: Entry, path: PropertyKey[], around: PlacedField | undefined): Problem {
  const key = String(path.at(-1));
  const where = { ...placeOfKey(entry.raw, path), field: path.join('.'), found: displayValue(key) };
  return fileProblem(entry.file, valueTexts.unknownField(key, fieldNamesOf(around)), where);
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

type Issue = z.core.$ZodIssue;

/**
 * Returns all issues of data by a schema. Once a field is wrong, Zod runs no rule over several
 * fields, such as "end after start". Here only the rules that read a wrong field are left out, so
 * that all problems come at once.
 */
export function issuesOf(schema: z.ZodType, data: unknown): Issue[] {
  const parsed = schema.safeParse(data);
  if (parsed.success) return [];
  const byField = z.core.clone(schema, { ...schema.def, checks: [] }).safeParse(data);
  if (byField.success) return parsed.error.issues;
  const { issues } = byField.error;
  if (!isRecord(data)) return issues;
  const wrongFields = new Set(issues.map(({ path }) => path[0]));
  return [...issues, ...ruleIssues(schema, withoutReading(data, wrongFields))];
}

/** The issues of the rules over several fields; a rule that reads a wrong field has none. */
function ruleIssues(schema: z.core.$ZodType, data: object): Issue[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const payload: z.core.ParsePayload<never> = { value: data as never, issues: [] };
    try {
      check._zod.check(payload);
    } catch (error) {
      if (error !== wrongFieldRead) throw error;
    }
    return payload.issues.map((raw) => z.core.util.finalizeIssue(raw, undefined, z.core.config()));
  });
}

/** Thrown inside a rule that reads a wrong field. */
const wrongFieldRead = new Error('this field is wrong itself');

/** The same data, except that reading one of these fields throws. */
function withoutReading(data: object, wrongFields: ReadonlySet<PropertyKey | undefined>): object {
  return new Proxy(data, {
    get(target, key) {
      if (wrongFields.has(key)) throw wrongFieldRead;
      return Reflect.get(target, key);
    },
  });
}

function issueProblem(issue: Issue, value: unknown, field: PlacedField | undefined): ProblemText {
  const isMissing = value === undefined || value === null;
  const allowed = isMissing ? undefined : allowedValues(issue);
  if (allowed) return valueTexts.notInList(value, allowed);
  const { message, fix } = issueText(issue, value, field);
  const hint = field?.field.hint;
  if (!hint) return { message, fix };
  return { message, fix: `${fix} Here belongs: ${withFullStop(hint)}` };
}

/** The problem of an issue that is no choice from a list. */
function issueText(issue: Issue, value: unknown, field: PlacedField | undefined): ProblemText {
  const key = issue.path.at(-1);
  const name = String(key ?? 'the fields');
  if (value === undefined) return valueTexts.missing(name);
  if (value === null) return valueTexts.noValue(name, typeof key === 'number');
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue, value);
  if (!/^(Invalid|Unrecognized)/.test(issue.message)) return messageText(issue.message);
  if (issue.code !== 'invalid_type') return valueTexts.other(issue.message);
  return valueTexts.wrongType(issue.expected, value, fieldNamesOf(field));
}

/**
 * The problem of a message in a schema: "has spaces; remove them" is the problem and, after the
 * semicolon, the fix; of "must be a day" the fix is "Write a day."
 */
function messageText(message: string): ProblemText {
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

function sizeProblem(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): ProblemText {
  if (value === '') return valueTexts.emptyText;
  const isTooBig = issue.code === 'too_big';
  const limit = isTooBig ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (typeof value === 'string') return valueTexts.wrongLength(value.length, limit, isTooBig);
  if (Array.isArray(value)) return valueTexts.wrongCount(value.length, limit, isTooBig);
  return valueTexts.wrongNumber(limit);
}
