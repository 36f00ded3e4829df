import { z } from 'zod';
import { type Entry, faultAt, placeOfKey } from './entry.ts';
import { type Fault, shown } from './fault.ts';
import { issueAdvice, keyAdvice } from './issue-advice.ts';
import { type Field, fieldsOf, isRecord } from './schema-walk.ts';

/** Everything the schema of its kind has against an entry. */
export function schemaFaults(entry: Entry): Fault[] {
  const { kind, data } = entry;
  const issues = judge(kind.schema, data);
  if (issues.length === 0) return [];
  const fields = new Map<string, Field>();
  for (const field of fieldsOf(kind.schema, data)) fields.set(field.path.join('.'), field);
  return issues.flatMap((issue) => {
    const field = fields.get(issue.path.join('.'));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey(entry, [...issue.path, key], field));
    }
    const value = valueAt(data, issue.path);
    return faultAt(entry, issue.path, value, issueAdvice(issue, value, field));
  });
}

function unknownKey(entry: Entry, path: PropertyKey[], around: Field | undefined): Fault {
  const key = String(path.at(-1));
  return {
    file: entry.file,
    ...placeOfKey(entry.raw, path),
    field: path.join('.'),
    found: shown(key),
    ...keyAdvice(key, around),
  };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
}

type Issue = z.core.$ZodIssue;

/**
 * Everything a schema has against some data. Zod judges the rules over several fields, such as "end
 * after start", not at all or on wrong values once a field is wrong; here just those rules are left
 * out that read a wrong field, so that all true mistakes come at once.
 */
export function judge(schema: z.ZodType, data: unknown): Issue[] {
  const whole = schema.safeParse(data);
  if (whole.success) return [];
  const byField = z.core.clone(schema, { ...schema.def, checks: [] }).safeParse(data);
  if (byField.success) return whole.error.issues;
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
