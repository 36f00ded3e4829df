import { itemLabel, labelFromKey } from './field-label.ts';
import type { Field } from './form-of.ts';
import { isRecord } from './is-record.ts';

/*
 * The one walk of the fields of a form. Form, list of changes, problems, merging, content check and
 * YAML writer ask it which fields some data has, and what each is called.
 */

/** Steps from the top of the data to a field: keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

/** A field of a form at its place in some data. */
export interface PlacedField {
  path: Path;
  /** The value that stands there; undefined where the data leaves it out. */
  value: unknown;
  field: Field;
}

/** The `field` of problems that are in the Markdown below the fields. */
export const bodyField = 'text below the fields';

type Fields = Record<string, Field>;
type List = Extract<Field, { is: 'list' }>;

/**
 * The fields inside a field, by their keys: of a group its fields and the further ones that `data`
 * has, of a variant the chooser and the fields of the variant that `data` is. None inside others.
 */
export function fieldsIn(field: Field | undefined, data: Record<string, unknown>): Fields {
  if (field?.is === 'group') {
    const { fields, others, calledBy, labels } = field;
    const all = { ...fields };
    for (const key of others ? Object.keys(data) : []) {
      if (!others || Object.hasOwn(fields, key)) continue;
      const label = labels?.[key] ?? calledName(data[key], calledBy) ?? labelFromKey(key);
      all[key] = { ...others, label };
    }
    return all;
  }
  if (field?.is !== 'variant') return {};
  return { [field.key]: field.chooser, ...variantOf(field, data)?.fields };
}

/** The words that a further field is called by; undefined where it has none. */
function calledName(value: unknown, calledBy: string | undefined): string | undefined {
  if (calledBy === undefined) return undefined;
  const name = isRecord(value) ? value[calledBy] : value;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** The variant that data is, by the value that chooses; undefined where that is no variant's. */
export function variantOf(field: Extract<Field, { is: 'variant' }>, data: Record<string, unknown>) {
  const chosen = data[field.key];
  return field.variants.find(({ value }) => value === chosen);
}

/**
 * The field that a value is written in: of a plain union the first option that is drawn for a list,
 * a map, a number or none of these, as the value is; of several for a map, the first that has all
 * its keys. Where no option fits, the first one. Label, hint and whether it may be left out are
 * those of the union. Any other field is that field.
 */
export function optionFor(field: Field, value: unknown): Field {
  if (field.is !== 'either') return field;
  const fits = ({ is }: Field) => {
    if (Array.isArray(value)) return is === 'list';
    if (isRecord(value)) return is === 'group' || is === 'variant';
    if (typeof value === 'number') return is === 'number';
    return is !== 'list' && is !== 'group' && is !== 'variant' && is !== 'number';
  };
  const fitting = field.options.filter(fits);
  const hasAllKeys = (option: Field) =>
    isRecord(value) && Object.keys(value).every((key) => key in fieldsIn(option, value));
  const option = fitting.find(hasAllKeys) ?? fitting[0] ?? field.options[0];
  if (!option) return field;
  const { label, hint, optional, nullable } = field;
  return { ...option, label, hint, ...(optional && { optional }), ...(nullable && { nullable }) };
}

/**
 * Yields every field that a form has for some data, from the top down. Inside a field that the data
 * leaves out, and inside groups of which it chooses none, nothing is yielded.
 */
export function* fieldsOfData(
  form: Field,
  value: unknown,
  path: Path = [],
): Generator<PlacedField> {
  const field = optionFor(form, value);
  yield { path, value, field };
  if (field.is === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* fieldsOfData(field.item, item, [...path, index]);
    }
    return;
  }
  if (!isRecord(value) || (field.is === 'variant' && !variantOf(field, value))) return;
  for (const [key, inner] of Object.entries(fieldsIn(field, value))) {
    yield* fieldsOfData(inner, value[key], [...path, key]);
  }
}

/** Yields every field of a form, whatever the data: those of all variants and options. */
export function* allFields(form: Field, path: readonly string[] = []): Generator<PlacedForm> {
  yield { path, field: form };
  switch (form.is) {
    case 'group':
      yield* allOf(form.fields, path);
      if (form.others) yield* allFields(form.others, [...path, '*']);
      break;
    case 'variant':
      yield* allOf({ [form.key]: form.chooser }, path);
      for (const { fields } of form.variants) yield* allOf(fields, path);
      break;
    case 'list':
      yield* allFields(form.item, [...path, '#']);
      break;
    case 'either':
      for (const option of form.options) yield* allFields(option, path);
  }
}

/** A field of a form without data: in its path `#` is any item of a list, `*` any further key. */
interface PlacedForm {
  path: readonly string[];
  field: Field;
}

function* allOf(fields: Fields, path: readonly string[]): Generator<PlacedForm> {
  for (const [key, field] of Object.entries(fields)) yield* allFields(field, [...path, key]);
}

/**
 * The fields from the top of a form to `path`, such as `talks.2.minutes`, one for each step. Where
 * the form has no field for a step, its `field` is undefined, and so is that of all further ones.
 */
export function fieldsAlong(form: Field, data: unknown, path: string): Step[] {
  let field: Field | undefined = optionFor(form, data);
  let value = data;
  const steps = path === '' ? [] : path.split('.');
  return steps.map((key) => {
    const around: Field | undefined = field;
    if (around?.is === 'list') {
      value = Array.isArray(value) ? value[Number(key)] : undefined;
      field = optionFor(around.item, value);
    } else {
      const group: Record<string, unknown> = isRecord(value) ? value : {};
      const inner = fieldsIn(around, group)[key];
      value = group[key];
      field = inner && optionFor(inner, value);
    }
    return { key, field, value, isItem: around?.is === 'list' };
  });
}

/** One step of a path: its key or position as written, and the field and value that it leads to. */
interface Step {
  key: string;
  field: Field | undefined;
  value: unknown;
  isItem: boolean;
}

/**
 * The name of one item of a list that is called `label`: "Talk" in a list "Talks". In a list of
 * lists an inner one is called after its place, "Row 2".
 */
export function itemLabelIn(list: List, label: string): string {
  return label === list.label ? list.item.label : itemLabel(label);
}

/**
 * The place of a field in the labels of its form: `talks.2.minutes` is "Talk 3, Minutes". Steps for
 * which the form has no field keep their key; the Markdown is called `bodyLabel`; the whole file is
 * "The file".
 */
export function placeWords(form: Field, data: unknown, path: string, bodyLabel: string): string {
  if (path === '') return 'The file';
  if (path === bodyField) return bodyLabel;
  const words: string[] = [];
  let list: List | undefined;
  for (const { key, field, isItem } of fieldsAlong(form, data, path)) {
    if (isItem && list) {
      const label = itemLabelIn(list, words.pop() ?? '');
      words.push(`${label} ${Number(key) + 1}`);
    } else {
      words.push(field?.label ?? key);
    }
    list = field?.is === 'list' ? field : undefined;
  }
  return words.join(', ');
}

/**
 * The longest start of a path for which the form has a field to go to, such as `talks.2` of
 * `talks.2.color`; empty where it has none. An item or a group that the data lacks shows no field,
 * nor does a field whose value is fixed.
 */
export function knownPath(form: Field, data: unknown, path: string): string {
  const known: string[] = [];
  let around = data;
  for (const { key, field, value, isItem } of fieldsAlong(form, data, path)) {
    const isShown = isItem ? value !== undefined : isRecord(around);
    if (!field || field.is === 'fixed' || field.is === 'id' || !isShown) break;
    known.push(key);
    around = value;
  }
  return known.join('.');
}
