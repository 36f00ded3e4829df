import { z } from 'zod';
import { choiceLabel, itemLabel, labelFromKey } from './field-label.ts';
import type { FieldNotes, Shape } from './fields.ts';

/** JSON Schema as Zod writes it, with what fields add by `meta`. */
type Json = z.core.JSONSchema.BaseSchema & FieldNotes;

/** One field of a form, as plain data that can be sent to a browser. */
export type Field = {
  /**
   * Its name in words: that of its schema, else its key, "Short name"; for an item of a list the
   * name of one, "Talk". Empty for the form itself.
   */
  label: string;
  /**
   * The hint on its value, from `.describe()`; empty without one, as in most items of a list, whose
   * hint is that of the list.
   */
  hint: string;
  /** The hint in a form, where the one above speaks of a file. */
  hintInForm?: string;
  /** The sentence by which a form asks for it, where its kind alone does not tell. */
  ask?: string;
  /** Whether it may be left out. */
  optional?: boolean;
  /** The value that counts where it is left out, if the schema has a default. */
  fallback?: unknown;
  /** Whether `null` is allowed, for "there is none". */
  nullable?: boolean;
  /** Whether the entry is called by it (`entryTitle`). */
  isTitle?: boolean;
  /** Whether it is shown only in data that has it. */
  isShownIfPresent?: boolean;
} & Control;

/** The control that a field is filled in with, named by `is`, and the limits that it shows. */
type Control =
  /** `most` is in characters; `long` is true where a sentence or more is allowed. */
  | { is: 'text'; most?: number; long: boolean; shape?: Shape }
  | { is: 'number'; isInteger: boolean; least?: number; most?: number }
  | { is: 'boolean' }
  | { is: 'picture'; isPortrait?: boolean }
  | Choice
  | { is: 'fixed'; value: string }
  /** The id of an item, which no form shows: one is made for a new item. */
  | { is: 'id' }
  /** The id of an entry of a kind, a key of `kinds`. */
  | { is: 'entry'; kind: string }
  /**
   * Named fields; `others` is what a field under any further name holds, `calledBy` the field in it
   * by which people call it, and `labels` what fields of some names are called.
   */
  | {
      is: 'group';
      fields: Record<string, Field>;
      others?: Field;
      calledBy?: string;
      labels?: Readonly<Record<string, string>>;
    }
  /** `item` is each of its entries, `least` how many it must have. */
  | { is: 'list'; item: Field; least?: number }
  /**
   * Groups of which one is chosen: the one whose `value` is in the field `key`. `chooser` draws
   * that field.
   */
  | { is: 'variant'; key: string; chooser: Field & Choice; variants: Variant[] }
  /** A value of any one of these fields, told apart by its type alone. */
  | { is: 'either'; options: Field[] };

interface Choice {
  is: 'choice';
  choices: string[];
}

/** One group of a variant, without the field that chooses it. */
interface Variant {
  value: string;
  label: string;
  fields: Record<string, Field>;
}

/** The longest text, in characters, that a single line is drawn for. */
const longestLine = 60;

const forms = new WeakMap<z.ZodType, Field>();

/**
 * The form of a schema: only what to draw, since every rule stays in the schema. It is made once
 * for each schema. Throws on a type of field that no form has.
 */
export function formOf(schema: z.ZodType): Field {
  const made = forms.get(schema);
  if (made) return made;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const form = fieldFrom('', json as Json);
  forms.set(schema, form);
  return form;
}

/** The field of a schema, which is called `name` where the schema names no label. */
function fieldFrom(name: string, json: Json, optional = false): Field {
  // Zod writes a nullable field as `type: ['string', 'null']` where it has no limits or notes, else
  // as `anyOf: [field, null]`.
  if (Array.isArray(json.type)) {
    const types = (json.type as Json['type'][]).filter((type) => type !== 'null');
    if (types.length !== 1) throw noField(types.join(' | '), name);
    const [type] = types;
    return { ...fieldFrom(name, { ...json, type } as Json, optional), nullable: true };
  }
  const union = (json.oneOf ?? json.anyOf ?? []) as Json[];
  const options = union.filter(({ type }) => type !== 'null');
  if (options.length === 1 && options[0]) {
    const field = fieldFrom(name, { ...options[0], ...withoutUnion(json) }, optional);
    return { ...field, nullable: true };
  }
  const label = json.label ?? name;
  return {
    label,
    hint: json.description ?? '',
    ...(json.hintInForm && { hintInForm: json.hintInForm }),
    ...(json.ask && { ask: json.ask }),
    optional,
    ...('default' in json && { fallback: json.default }),
    ...(json.isTitle && { isTitle: true }),
    ...(json.isShownIfPresent && { isShownIfPresent: true }),
    ...controlFor(label, json, options),
  };
}

function controlFor(label: string, json: Json, options: Json[]): Control {
  const { target, isMadeId } = json;
  if (isMadeId) return { is: 'id' };
  if (target && 'entry' in target) return { is: 'entry', kind: target.entry };
  if (target) return { is: 'picture', ...(target.isPortrait && { isPortrait: true }) };
  if (options.length > 0) return unionControl(label, options);
  if (json.const !== undefined) return { is: 'fixed', value: String(json.const) };
  if (json.enum) return { is: 'choice', choices: json.enum.map(String) };
  switch (json.type) {
    case 'boolean':
      return { is: 'boolean' };
    case 'array':
      return listControl(label, json);
    case 'object':
      return groupControl(json);
    case 'string':
      return textControl(json);
    case 'integer':
    case 'number':
      return numberControl(json);
    default:
      throw noField(json.type, label);
  }
}

function noField(type: Json['type'] | string, label: string): Error {
  return new Error(`a form has no field for "${type}" (${label})`);
}

function listControl(label: string, { items, minItems, item: name }: Json): Control {
  const item = fieldFrom(name ?? itemLabel(label), (items ?? {}) as Json);
  return { is: 'list', item, ...(minItems && { least: minItems }) };
}

function groupControl(json: Json): Control {
  const fields = fieldsFrom(json);
  const others = json.additionalProperties;
  if (typeof others !== 'object') return { is: 'group', fields };
  const { calledBy, labels } = json;
  return {
    is: 'group',
    fields,
    others: fieldFrom('', others as Json),
    ...(calledBy && { calledBy }),
    ...(labels && { labels }),
  };
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
function unionControl(label: string, options: Json[]): Control {
  const key = Object.keys(options[0]?.properties ?? {}).find((property) =>
    options.every((option) => propertyOf(option, property)?.const !== undefined),
  );
  if (key === undefined) {
    return { is: 'either', options: options.map((option) => fieldFrom(label, option)) };
  }
  const variants = options.map((option): Variant => {
    const { [key]: choice, ...fields } = fieldsFrom(option);
    const value = String(propertyOf(option, key)?.const);
    return { value, label: choice?.hint || value, fields };
  });
  return { is: 'variant', key, chooser: chooserOf(key, variants), variants };
}

/** The field that chooses between variants; its hint tells what each of them is. */
function chooserOf(key: string, variants: readonly Variant[]): Field & Choice {
  const hints = variants.map(({ value, label }) =>
    label === value ? choiceLabel(value) : `${choiceLabel(value)}: ${label}`,
  );
  return {
    is: 'choice',
    label: labelFromKey(key),
    hint: hints.join('. '),
    choices: variants.map(({ value }) => value),
  };
}

function fieldsFrom({ properties = {}, required = [] }: Json): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [
      key,
      fieldFrom(labelFromKey(key), part as Json, !required.includes(key)),
    ]),
  );
}

function propertyOf({ properties }: Json, key: string): Json | undefined {
  return properties?.[key] as Json | undefined;
}

function withoutUnion({ oneOf, anyOf, ...rest }: Json): Json {
  return rest;
}
