import type { Field } from '#content/form-of.ts';
import { capitalized } from '#site/words.ts';

/** The fields of an entry, as they are in its file. */
export type Data = Record<string, unknown>;

type Variant = Extract<Field, { is: 'variant' }>;
export type GroupLike = Extract<Field, { is: 'group' }> | Variant;

/** Whether a value is a map of fields. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether nothing has been written in a field yet. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/**
 * What a field holds before anybody writes in it: empty text for text that must be there, so that a
 * half-written file already names it; undefined for what may be left out and for what only a choice
 * can fill.
 */
export function emptyOf(field: Field): unknown {
  if (field.optional) return undefined;
  if (field.nullable) return null;
  switch (field.is) {
    case 'group':
      return emptyGroup(field.fields);
    case 'variant':
      return {};
    case 'either':
      return field.options[0] && emptyOf(field.options[0]);
    case 'list':
      return [];
    case 'boolean':
      return false;
    case 'fixed':
      return field.value;
    case 'text':
      return '';
    default:
      return undefined;
  }
}

/**
 * What a new item of a list holds: a list has no place for undefined, so an open choice is empty
 * text.
 */
export function emptyItem(field: Field): unknown {
  return emptyOf({ ...field, optional: false }) ?? '';
}

/**
 * `data` with every field that must be there, in the order of the form: what a new entry begins
 * with.
 */
export function withRequired(form: GroupLike, data: Data): Data {
  const empty = form.is === 'group' ? emptyGroup(form.fields) : {};
  return { ...empty, ...data };
}

function emptyGroup(fields: Record<string, Field>): Data {
  const all = Object.entries(fields).map(([key, field]) => [key, emptyOf(field)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The value at a path such as `talks.2.minutes`; undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  if (path === '') return data;
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isData(value) ? value[step] : undefined;
  }, data);
}

/**
 * `data` with `value` at a path; everything beside the path stays the same object. Undefined takes
 * the field away. What is missing on the way is made: a list where a number follows, else a map.
 */
export function changedAt(data: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const [step = '', ...rest] = path.split('.');
  const within = rest.join('.');
  if (Array.isArray(data) || (data === undefined && /^\d+$/.test(step))) {
    const list = [...((data as unknown[] | undefined) ?? [])];
    list[Number(step)] = changedAt(list[Number(step)], within, value);
    return list;
  }
  const map = isData(data) ? data : {};
  const next = changedAt(map[step], within, value);
  if (next !== undefined) return { ...map, [step]: next };
  const { [step]: _gone, ...others } = map;
  return others;
}

/** A list with the item at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}

/**
 * The fields that a group has, further ones included, and for a variant those of the one chosen,
 * its choice first.
 */
export function fieldsIn(form: GroupLike, data: Data): Record<string, Field> {
  if (form.is === 'group') {
    const { fields, others } = form;
    const further = others ? Object.keys(data).filter((key) => !(key in fields)) : [];
    return { ...fields, ...Object.fromEntries(further.map((key) => [key, others as Field])) };
  }
  const chosen = form.variants.find(({ value }) => value === data[form.key]);
  return { [form.key]: markOf(form), ...chosen?.fields };
}

/** The choice between the variants, as a field of its own. */
function markOf(form: Variant): Field {
  const hint = form.variants.map(({ value, label }) =>
    label === value ? value : `${value}: ${label}`,
  );
  return {
    is: 'choice',
    label: capitalized(form.key),
    hint: hint.join('. '),
    choices: form.variants.map(({ value }) => value),
  };
}

/**
 * `data` as another variant: what that one has no field for is dropped, what it asks for is there.
 */
export function asVariant(form: Variant, data: Data, chosen: unknown): Data {
  const fields = form.variants.find(({ value }) => value === chosen)?.fields;
  if (!fields) return { ...data, [form.key]: chosen };
  // What only the other variant had to have, and nobody filled in, does not come along.
  const kept = Object.entries(data).filter(
    ([key, value]) => key in fields && !(fields[key]?.optional && isBlank(value)),
  );
  return { [form.key]: chosen, ...emptyGroup(fields), ...Object.fromEntries(kept) };
}

/** Whether nothing was written in a value or in any part of it. */
function isBlank(value: unknown): boolean {
  return isEmpty(value) || (isData(value) && Object.values(value).every(isBlank));
}

/**
 * The field of a plain union that a value has the shape of: a list, a map, or neither; else the
 * first.
 */
export function fitting(options: readonly Field[], value: unknown): Field | undefined {
  const fits = ({ is }: Field) => {
    if (Array.isArray(value)) return is === 'list';
    if (isData(value)) return is === 'group' || is === 'variant';
    if (typeof value === 'number') return is === 'number';
    return is !== 'list' && is !== 'group' && is !== 'variant' && is !== 'number';
  };
  return options.find(fits) ?? options[0];
}

/**
 * The longest part of a path that the form has a field for, such as `talks.2` of `talks.2.color`;
 * else empty.
 */
export function knownPath(form: Field, data: unknown, path: string): string {
  const known: string[] = [];
  let field: Field | undefined = form;
  let value = data;
  for (const step of path.split('.')) {
    if (field?.is === 'either') field = fitting(field.options, value);
    if (field?.is === 'list')
      field = Array.isArray(value) && value[Number(step)] !== undefined ? field.item : undefined;
    else if (field?.is === 'group' || field?.is === 'variant')
      field = isData(value) ? fieldsIn(field, value)[step] : undefined;
    else field = undefined;
    if (!field || field.is === 'fixed') break;
    known.push(step);
    value = Array.isArray(value) ? value[Number(step)] : (value as Data)[step];
  }
  return known.join('.');
}
