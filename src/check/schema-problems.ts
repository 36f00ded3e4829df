import { z } from 'zod';
import { capitalized } from '#site/words.ts';
import { type Entry, placeOfKey, problemAt } from './entry.ts';
import { displayValue, fileProblem, type Problem, type ProblemText, withGuess } from './problem.ts';
import { isRecord, type SchemaField } from './schema-walk.ts';

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
function unknownKey(entry: Entry, path: PropertyKey[], around: SchemaField | undefined): Problem {
  const key = String(path.at(-1));
  const allowed = fieldNamesOf(around);
  const fix = withGuess(key, allowed, `Delete the line, or use one of: ${allowed.join(', ')}.`);
  const where = { ...placeOfKey(entry.raw, path), field: path.join('.'), found: displayValue(key) };
  return fileProblem(entry.file, { message: 'there is no such field here', fix }, where);
}

/** The names of the fields of a group; none where the field is no group. */
function fieldNamesOf(field: SchemaField | undefined): string[] {
  const def = field?.schema._zod.def;
  return def?.type === 'object' ? Object.keys(def.shape) : [];
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

function issueProblem(issue: Issue, value: unknown, field: SchemaField | undefined): ProblemText {
  const isMissing = value === undefined || value === null;
  const allowed = isMissing ? undefined : allowedValues(issue);
  if (allowed) {
    return {
      message: 'is not in the list of what may stand here',
      fix: withGuess(String(value), allowed, `Write one of: ${allowed.join(', ')}.`),
    };
  }
  const { message, fix } = issueText(issue, value, field);
  const description = field?.description;
  if (!description) return { message, fix };
  return { message, fix: `${fix} Here belongs: ${withFullStop(description)}` };
}

/** The problem of an issue that is no choice from a list. */
function issueText(issue: Issue, value: unknown, field: SchemaField | undefined): ProblemText {
  const name = String(issue.path.at(-1) ?? 'the fields');
  if (value === undefined) return { message: 'is missing', fix: `Add "${name}".` };
  if (value === null) {
    const isEntry = typeof issue.path.at(-1) === 'number';
    const fix = isEntry ? 'Write it behind the hyphen.' : `Fill in "${name}".`;
    return { message: 'is empty', fix };
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue, value);
  if (!/^(Invalid|Unrecognized)/.test(issue.message)) return messageText(issue.message);
  if (issue.code === 'invalid_type') return typeProblem(issue.expected, value, field);
  return { message: `does not fit: ${issue.message}`, fix: 'Correct the value.' };
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
  if (value === '') return { message: 'is empty', fix: 'Write something, or delete the line.' };
  const isTooBig = issue.code === 'too_big';
  const limit = isTooBig ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (typeof value === 'string') {
    const message = `has ${value.length} characters; ${limit} may stand here`;
    return { message, fix: isTooBig ? 'Shorten it.' : 'Write more.' };
  }
  if (Array.isArray(value)) {
    const count = value.length === 1 ? '1 entry' : `${value.length} entries`;
    return {
      message: `has ${count}; it needs ${limit}`,
      fix: isTooBig ? 'Delete entries.' : 'Add entries.',
    };
  }
  return { message: `must be ${limit}`, fix: `Write a number that is ${limit}.` };
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

function typeProblem(
  expected: string,
  value: unknown,
  field: SchemaField | undefined,
): ProblemText {
  const { name, fix } = typeTexts[expected] ?? { name: expected, fix: 'Correct the value.' };
  const parts = fieldNamesOf(field);
  return {
    message: `is ${typeName(value)}, but must be ${name}`,
    fix: parts.length > 0 ? `${fix} The fields are: ${parts.join(', ')}.` : fix,
  };
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with a fraction';
  return typeTexts[typeof value]?.name ?? typeof value;
}
