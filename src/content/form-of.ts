import { z } from 'zod';
import type { Shape, Target } from './fields.ts';

type Json = z.core.JSONSchema.BaseSchema & { target?: Target; shape?: Shape; isTitle?: boolean };

/** One field of a form, as plain data that can be sent to a browser. */
export type Field = {
  /** Its name in words, "Short name"; empty for the form itself. */
  label: string;
  /** What belongs there, from `.describe()`; empty where the field around it says so. */
  hint: string;
  /** Whether it may be left out; `fallback` is then what counts instead, if anything does. */
  optional?: boolean;
  fallback?: unknown;
  /** Whether `null` is allowed, for "there is none". */
  nullable?: boolean;
  /** Whether the entry is called by it (`entryTitle`). */
  isTitle?: boolean;
} & Control;

/**
 * What is filled in. Of a text, `most` is in characters, and `long` is true where a sentence or
 * more is allowed.
 */
type Control =
  | { is: 'text'; most?: number; long: boolean; shape?: Shape }
  | { is: 'number'; isInteger: boolean; least?: number; most?: number }
  | { is: 'boolean' }
  | { is: 'picture' }
  | { is: 'choice'; of: string[] }
  | { is: 'fixed'; value: string }
  /** The id of an entry of a kind, a key of `kinds`. */
  | { is: 'entry'; kind: string }
  /** Named fields; `others` is what a field under any further name holds. */
  | { is: 'group'; fields: Record<string, Field>; others?: Field }
  /** `least` is how many entries it must have. */
  | { is: 'list'; of: Field; least?: number }
  /** Groups of which the value of the field `by` chooses one. */
  | {
      is: 'variant';
      by: string;
      of: { value: string; label: string; fields: Record<string, Field> }[];
    }
  | { is: 'either'; of: Field[] };

/**
 * The form of a schema: only what to draw, since every rule stays in the schema. Throws on a type
 * of field that no form has.
 */
export function formOf(schema: z.ZodType): Field {
  return fieldOf('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
}

function fieldOf(name: string, json: Json, optional = false): Field {
  if (Array.isArray(json.type)) {
    const [type] = (json.type as Json['type'][]).filter((one) => one !== 'null');
    return { ...fieldOf(name, { ...json, type } as Json, optional), nullable: true };
  }
  const options = (json.oneOf ?? json.anyOf ?? []) as Json[];
  const real = options.filter(({ type }) => type !== 'null');
  if (real.length === 1 && real[0])
    return { ...fieldOf(name, { ...real[0], ...without(json) }, optional), nullable: true };
  return {
    label: labelOf(name),
    hint: json.description ?? '',
    optional,
    ...('default' in json && { fallback: json.default }),
    ...(json.isTitle && { isTitle: true }),
    ...controlOf(name, json, real),
  };
}

function controlOf(name: string, json: Json, options: Json[]): Control {
  const { target } = json;
  if (target) return 'entry' in target ? { is: 'entry', kind: target.entry } : { is: 'picture' };
  if (options.length > 0) return variants(name, options);
  if (json.const !== undefined) return { is: 'fixed', value: String(json.const) };
  if (json.enum) return { is: 'choice', of: json.enum.map(String) };
  if (json.type === 'boolean') return { is: 'boolean' };
  if (json.type === 'array') {
    const of = fieldOf(name, (json.items ?? {}) as Json);
    return { is: 'list', of, ...(json.minItems && { least: json.minItems }) };
  }
  if (json.type === 'object') {
    const others = json.additionalProperties;
    const further = typeof others === 'object' && { others: fieldOf('', others as Json) };
    return { is: 'group', fields: fieldsOf(json), ...further };
  }
  if (json.type === 'string')
    return {
      is: 'text',
      long: json.shape === undefined && (json.maxLength ?? 999) > 60,
      ...(json.shape && { shape: json.shape }),
      ...(json.maxLength && { most: json.maxLength }),
    };
  if (json.type === 'integer' || json.type === 'number')
    return {
      is: 'number',
      isInteger: json.type === 'integer',
      ...(json.minimum !== undefined && { least: json.minimum }),
      ...(json.maximum !== undefined && { most: json.maximum }),
    };
  throw new Error(`a form has no field for "${json.type}" (${name})`);
}

function variants(name: string, options: Json[]): Control {
  const by = Object.keys(options[0]?.properties ?? {}).find((key) =>
    options.every(({ properties }) => propertyOf(properties, key)?.const !== undefined),
  );
  if (by === undefined) return { is: 'either', of: options.map((one) => fieldOf(name, one)) };
  const of = options.map((one) => {
    const { [by]: mark, ...fields } = fieldsOf(one);
    const value = String(propertyOf(one.properties, by)?.const);
    return { value, label: mark?.hint || value, fields };
  });
  return { is: 'variant', by, of };
}

function fieldsOf({ properties = {}, required = [] }: Json): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [
      key,
      fieldOf(key, part as Json, !required.includes(key)),
    ]),
  );
}
function propertyOf(properties: Json['properties'], key: string): Json | undefined {
  return properties?.[key] as Json | undefined;
}
function without({ oneOf, anyOf, ...rest }: Json): Json {
  return rest;
}
function labelOf(name: string): string {
  return name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
}
