import { z } from 'zod';
import type { Shape, Target } from './fields.ts';

/** JSON Schema as Zod writes it, with what the fields of `fields.ts` add by `meta`. */
type Json = z.core.JSONSchema.BaseSchema & { target?: Target; shape?: Shape; isTitle?: boolean };

/** One field of a form, as plain data that can be sent to a browser. */
export type Field = {
  /** Its name in words, "Short name"; empty for the form itself. */
  label: string;
  /** The hint on its value, from `.describe()`; empty where the field around it has it. */
  hint: string;
  /** Whether it may be left out; `fallback` is then what counts instead, if anything does. */
  optional?: boolean;
  fallback?: unknown;
  /** Whether `null` is allowed, for "there is none". */
  nullable?: boolean;
  /** Whether the entry is called by it (`entryTitle`). */
  isTitle?: boolean;
} & Control;

/** The control that a field is filled in with, by `is`, and the limits that it shows. */
type Control =
  /** `most` is in characters; `long` is true where a sentence or more is allowed. */
  | { is: 'text'; most?: number; long: boolean; shape?: Shape }
  | { is: 'number'; isInteger: boolean; least?: number; most?: number }
  | { is: 'boolean' }
  | { is: 'picture' }
  | { is: 'choice'; choices: string[] }
  | { is: 'fixed'; value: string }
  /** The id of an entry of a kind, a key of `kinds`. */
  | { is: 'entry'; kind: string }
  /** Named fields; `others` is what a field under any further name holds. */
  | { is: 'group'; fields: Record<string, Field>; others?: Field }
  /** `item` is each of its entries, `least` how many it must have. */
  | { is: 'list'; item: Field; least?: number }
  /** Groups of which one is chosen: that whose `value` the field `key` holds. */
  | { is: 'variant'; key: string; variants: Variant[] }
  /** A value of any one of these fields, told apart by its type alone. */
  | { is: 'either'; options: Field[] };

/** One group of a variant, without the field that chooses it. */
interface Variant {
  value: string;
  label: string;
  fields: Record<string, Field>;
}

/** The longest text, in characters, that a single line is drawn for. */
const longestLine = 60;

/**
 * The form of a schema: only what to draw, since every rule stays in the schema. Throws on a type
 * of field that no form has.
 */
export function formOf(schema: z.ZodType): Field {
  return fieldFrom('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
}

/** The field under the key `name`, which is empty for the form itself. */
function fieldFrom(name: string, json: Json, optional = false): Field {
  if (Array.isArray(json.type)) {
    const [type] = (json.type as Json['type'][]).filter((one) => one !== 'null');
    return { ...fieldFrom(name, { ...json, type } as Json, optional), nullable: true };
  }
  const union = (json.oneOf ?? json.anyOf ?? []) as Json[];
  const options = union.filter(({ type }) => type !== 'null');
  if (options.length === 1 && options[0]) {
    const field = fieldFrom(name, { ...options[0], ...withoutUnion(json) }, optional);
    return { ...field, nullable: true };
  }
  return {
    label: labelFromKey(name),
    hint: json.description ?? '',
    optional,
    ...('default' in json && { fallback: json.default }),
    ...(json.isTitle && { isTitle: true }),
    ...controlFor(name, json, options),
  };
}

function controlFor(name: string, json: Json, options: Json[]): Control {
  const { target } = json;
  if (target) return 'entry' in target ? { is: 'entry', kind: target.entry } : { is: 'picture' };
  if (options.length > 0) return unionControl(name, options);
  if (json.const !== undefined) return { is: 'fixed', value: String(json.const) };
  if (json.enum) return { is: 'choice', choices: json.enum.map(String) };
  switch (json.type) {
    case 'boolean':
      return { is: 'boolean' };
    case 'array':
      return listControl(name, json);
    case 'object':
      return groupControl(json);
    case 'string':
      return textControl(json);
    case 'integer':
    case 'number':
      return numberControl(json);
    default:
      throw new Error(`a form has no field for "${json.type}" (${name})`);
  }
}

function listControl(name: string, { items, minItems }: Json): Control {
  const item = fieldFrom(name, (items ?? {}) as Json);
  return { is: 'list', item, ...(minItems && { least: minItems }) };
}

function groupControl(json: Json): Control {
  const fields = fieldsFrom(json);
  const others = json.additionalProperties;
  if (typeof others !== 'object') return { is: 'group', fields };
  return { is: 'group', fields, others: fieldFrom('', others as Json) };
}

function textControl({ shape, maxLength }: Json): Control {
  return {
    is: 'text',
    long: shape === undefined && (maxLength === undefined || maxLength > longestLine),
    ...(shape && { shape }),
    ...(maxLength && { most: maxLength }),
  };
}

function numberControl({ type, minimum, maximum }: Json): Control {
  return {
    is: 'number',
    isInteger: type === 'integer',
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { most: maximum }),
  };
}

/** A variant where one field has a fixed value of its own in each option; else a plain union. */
function unionControl(name: string, options: Json[]): Control {
  const key = Object.keys(options[0]?.properties ?? {}).find((property) =>
    options.every((option) => propertyOf(option, property)?.const !== undefined),
  );
  if (key === undefined) {
    return { is: 'either', options: options.map((option) => fieldFrom(name, option)) };
  }
  const variants = options.map((option): Variant => {
    const { [key]: choice, ...fields } = fieldsFrom(option);
    const value = String(propertyOf(option, key)?.const);
    return { value, label: choice?.hint || value, fields };
  });
  return { is: 'variant', key, variants };
}

function fieldsFrom({ properties = {}, required = [] }: Json): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [
      key,
      fieldFrom(key, part as Json, !required.includes(key)),
    ]),
  );
}

function propertyOf({ properties }: Json, key: string): Json | undefined {
  return properties?.[key] as Json | undefined;
}

function withoutUnion({ oneOf, anyOf, ...rest }: Json): Json {
  return rest;
}

/** "Short name" of `shortName`. */
function labelFromKey(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
