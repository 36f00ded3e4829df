import { z } from 'zod';
import { isRecord } from '#content/is-record.ts';

/*
 * The one file of the check, its tests apart, that uses Zod's internals: all issues of data at
 * once, also those of rules over several fields.
 */

export type Issue = z.core.$ZodIssue;

/**
 * Returns all issues of data by a schema. Once a field is wrong, Zod runs no rule over several
 * fields, such as "end after start". Here only the rules that read a wrong field are left out, so
 * that all problems come at once. Only the rules of the outermost schema are run again; they read
 * the data as written, without defaults.
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

/** Returns the same data, except that reading one of these fields throws. */
function withoutReading(data: object, wrongFields: ReadonlySet<PropertyKey | undefined>): object {
  return new Proxy(data, {
    get(target, key) {
      if (wrongFields.has(key)) throw wrongFieldRead;
      return Reflect.get(target, key);
    },
  });
}
