import { z } from 'zod';
import { capitalized } from '#site/words.ts';
import { type Entry, placeOfKey, problemAt } from './entry.ts';
import { fileProblem, type Problem, type ProblemText, shown, withGuess } from './problem.ts';
import { type Field, isRecord } from './schema-walk.ts';

/** Everything the schema of its kind has against an entry. */
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

function unknownKey(entry: Entry, path: PropertyKey[], around: Field | undefined): Problem {
  const key = String(path.at(-1));
  const allowed = fieldNamesOf(around);
  const fix = withGuess(key, allowed, `Delete the line, or use one of: ${allowed.join(', ')}.`);
  const where = { ...placeOfKey(entry.raw, path), field: path.join('.'), found: shown(key) };
  return fileProblem(entry.file, { message: 'there is no such field here', fix }, where);
}

/** The names of the fields of a group; none where the field is no group. */
function fieldNamesOf(field: Field | undefined): string[] {
  const def = field?.schema._zod.def;
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
}

type Issue = z.core.$ZodIssue;

/**
 * Everything a schema has against some data. Once a field is wrong, Zod judges the rules over
 * several fields, such as "end after start", not at all; here just those rules are left out that
 * read a wrong field, so that all problems come at once.
 */
export function issuesOf(schema: z.ZodType, data: unknown): Issue[] {
  const parsed = schema.safeParse(data);
  if (parsed.success) return [];
  const byField = z.core.clone(schema, { ...schema.def, checks: [] }).safeParse(data);
  if (byField.success) return parsed.error.issues;
  const { issues } = byField.error;
  if (!isRecord(data)) return issues;
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return [...issues, ...rulesOverFields(schema, guarded(data, wrong))];
}

function rulesOverFields(schema: z.core.$ZodType, data: object): Issue[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const payload: z.core.ParsePayload<never> = { value: data as never, issues: [] };
    try {
      check._zod.check(payload);
    } catch (error) {
      if (error !== unreadable) throw error;
    }
    return payload.issues.map((raw) => z.core.util.finalizeIssue(raw, undefined, z.core.config()));
  });
}

const unreadable = new Error('this field is wrong itself');

/** The data, except that reading a wrong field throws. */
function guarded(data: object, wrong: ReadonlySet<PropertyKey | undefined>): object {
  return new Proxy(data, {
    get(target, key) {
      if (wrong.has(key)) throw unreadable;
      return Reflect.get(target, key);
    },
  });
}

function issueProblem(issue: Issue, value: unknown, field: Field | undefined): ProblemText {
  const allowed = value === undefined || value === null ? undefined : allowedBy(issue);
  if (allowed) {
    return {
      message: 'is not in the list of what may stand here',
      fix: withGuess(String(value), allowed, `Write one of: ${allowed.join(', ')}.`),
    };
  }
  const { message, fix } = wordsFor(issue, value, field);
  const belongs = field?.description;
  return { message, fix: belongs ? `${fix} Here belongs: ${ended(belongs)}` : fix };
}

function wordsFor(issue: Issue, value: unknown, field: Field | undefined): ProblemText {
  const name = String(issue.path.at(-1) ?? 'the fields');
  if (value === undefined) return { message: 'is missing', fix: `Add "${name}".` };
  if (value === null) {
    const isEntry = typeof issue.path.at(-1) === 'number';
    const fix = isEntry ? 'Write it behind the hyphen.' : `Fill in "${name}".`;
    return { message: 'is empty', fix };
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeProblem(issue, value);
  if (!/^(Invalid|Unrecognized)/.test(issue.message)) return ownWords(issue.message);
  if (issue.code === 'invalid_type') return typeProblem(issue.expected, value, field);
  return { message: `does not fit: ${issue.message}`, fix: 'Correct the value.' };
}

/**
 * Schemas write "must be …" or "has …; do this": the part after the semicolon is the fix, else what
 * the value must be.
 */
function ownWords(message: string): ProblemText {
  const [wrong = message, ...rest] = message.split('; ');
  const fix = rest.join('; ') || wrong.replace(/^must (be|have) /, 'write ');
  return { message: wrong, fix: capitalized(ended(fix.replace(/^must /, ''))) };
}

/** The values of a list, or of the field that decides which fields there are. */
function allowedBy(issue: Issue): string[] | undefined {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const decides = issue.code === 'invalid_union' && 'options' in issue;
  return decides ? (issue.options as unknown[]).map(String) : undefined;
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function sizeProblem(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  value: unknown,
): ProblemText {
  if (value === '') return { message: 'is empty', fix: 'Write something, or delete the line.' };
  const most = issue.code === 'too_big';
  const limit = `${most ? 'at most' : 'at least'} ${most ? issue.maximum : issue.minimum}`;
  if (typeof value === 'string') {
    const message = `has ${value.length} characters; ${limit} may stand here`;
    return { message, fix: most ? 'Shorten it.' : 'Write more.' };
  }
  if (Array.isArray(value)) {
    const message = `has ${value.length === 1 ? '1 entry' : `${value.length} entries`}; it needs ${limit}`;
    return { message, fix: most ? 'Delete entries.' : 'Add entries.' };
  }
  return { message: `must be ${limit}`, fix: `Write a number that is ${limit}.` };
}

const types: Readonly<Record<string, { name: string; fix: string }>> = {
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

function typeProblem(expected: string, value: unknown, field: Field | undefined): ProblemText {
  const { name, fix } = types[expected] ?? { name: expected, fix: 'Correct the value.' };
  const parts = fieldNamesOf(field);
  return {
    message: `is ${typeOf(value)}, but must be ${name}`,
    fix: parts.length > 0 ? `${fix} The fields are: ${parts.join(', ')}.` : fix,
  };
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isInteger(value)) return 'a number with a fraction';
  return types[typeof value]?.name ?? typeof value;
}
