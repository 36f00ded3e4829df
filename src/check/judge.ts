import { z } from 'zod';

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

function isRecord(data: unknown): data is object {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
