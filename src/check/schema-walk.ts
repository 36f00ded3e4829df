import { z } from 'zod';
import type { Target } from '#content/fields.ts';

type Schema = z.core.$ZodType;

/** Steps from the top of the data to a field: keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

export interface Field {
  path: Path;
  value: unknown;
  /** The schema without what makes it optional or gives it a default. */
  schema: z.core.$ZodTypes;
  /** What belongs there, in words, from `.describe()`. */
  description: string | undefined;
  target: Target | undefined;
}

/**
 * Every field that a schema allows for this data, from the top down. What is left out has the value
 * undefined.
 */
export function* fieldsOf(schema: Schema, value: unknown, path: Path = []): Generator<Field> {
  const field = unwrap(schema, value, path);
  yield field;
  const { def } = field.schema._zod;
  if (def.type === 'object' && isRecord(value)) {
    for (const [key, part] of Object.entries(def.shape)) {
      yield* fieldsOf(part, value[key], [...path, key]);
    }
  } else if (def.type === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* fieldsOf(def.element, item, [...path, index]);
    }
  } else if (def.type === 'record' && isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield* fieldsOf(def.valueType, item, [...path, key]);
    }
  }
}

function unwrap(schema: Schema, value: unknown, path: Path): Field {
  let here = schema as z.core.$ZodTypes;
  const notes: Record<string, unknown>[] = [];
  for (;;) {
    notes.push(z.globalRegistry.get(here) ?? {});
    const { def } = here._zod;
    if ('innerType' in def) here = def.innerType as z.core.$ZodTypes;
    else if (def.type === 'union') {
      const option = def.options.find((one) => suits(one, def, value));
      if (!option) break;
      here = option as z.core.$ZodTypes;
    } else break;
  }
  const { description, target } = Object.assign({}, ...notes.reverse()) as Partial<Field>;
  return { path, value, schema: here, description, target };
}

/** The option of a union that the data means: by its discriminator, else the one it satisfies. */
function suits(option: Schema, union: z.core.$ZodUnionDef, value: unknown): boolean {
  if (!('discriminator' in union)) return z.safeParse(option, value).success;
  const key = String(union.discriminator);
  return isRecord(value) && (option._zod.propValues?.[key]?.has(value[key] as string) ?? false);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
