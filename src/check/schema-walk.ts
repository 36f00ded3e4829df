import { z } from 'zod';
import type { Target } from '#content/fields.ts';

type Schema = z.core.$ZodType;

/** Steps from the top of the data to a field: keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

/** A field of some data, with the part of the schema that it must fit. */
export interface SchemaField {
  path: Path;
  value: unknown;
  /** The schema without what makes it optional or gives it a default. */
  schema: z.core.$ZodTypes;
  /** The hint of the field, from `.describe()`. */
  description: string | undefined;
  target: Target | undefined;
}

/**
 * Yields every field that a schema allows for some data, from the top down. A field that the data
 * leaves out has the value undefined, and nothing inside it is yielded.
 */
export function* schemaFields(
  schema: Schema,
  value: unknown,
  path: Path = [],
): Generator<SchemaField> {
  const field = unwrap(schema, value, path);
  yield field;
  const { def } = field.schema._zod;
  if (def.type === 'object' && isRecord(value)) {
    for (const [key, part] of Object.entries(def.shape)) {
      yield* schemaFields(part, value[key], [...path, key]);
    }
  } else if (def.type === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* schemaFields(def.element, item, [...path, index]);
    }
  } else if (def.type === 'record' && isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      yield* schemaFields(def.valueType, item, [...path, key]);
    }
  }
}

/**
 * The field at a path: its schema without the wrappers and unions around it, and the notes of all
 * of them; of two notes of one name the outer one counts.
 */
function unwrap(schema: Schema, value: unknown, path: Path): SchemaField {
  let innermost = schema as z.core.$ZodTypes;
  let notes: Partial<SchemaField> = { ...z.globalRegistry.get(innermost) };
  for (;;) {
    const inner = innerSchema(innermost, value);
    if (!inner) break;
    innermost = inner as z.core.$ZodTypes;
    notes = { ...z.globalRegistry.get(innermost), ...notes };
  }
  const { description, target } = notes;
  return { path, value, schema: innermost, description, target };
}

/** The schema inside an optional one and the like, or the option of a union for some data. */
function innerSchema({ _zod: { def } }: z.core.$ZodTypes, value: unknown): Schema | undefined {
  if ('innerType' in def) return def.innerType as Schema;
  if (def.type !== 'union') return undefined;
  return def.options.find((option) => isOptionFor(option, def, value));
}

/**
 * Whether data is meant for an option of a union: by the field that discriminates, or, where there
 * is none, because it fits the option.
 */
function isOptionFor(option: Schema, union: z.core.$ZodUnionDef, value: unknown): boolean {
  if (!('discriminator' in union)) return z.safeParse(option, value).success;
  const key = String(union.discriminator);
  return isRecord(value) && (option._zod.propValues?.[key]?.has(value[key] as string) ?? false);
}

/** Whether a value is an object with keys: a map of YAML, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
