import type { Field } from '#content/form-of.ts';
import { isRecord } from '#content/is-record.ts';

/** The fields of an entry, as they are in its file. */
export type Data = Record<string, unknown>;

type Variant = Extract<Field, { is: 'variant' }>;
/** A field that holds named fields: a group, or a variant of one. */
export type GroupLike = Extract<Field, { is: 'group' }> | Variant;

/** Whether nothing has been written in a field yet. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/**
 * The value of a field before anybody has written in it. Text that must be there is empty text, so
 * that a half-written file already names it; a field that may be left out, and one that only a
 * choice can fill, is undefined.
 */
export function initialValue(field: Field): unknown {
  if (field.optional) return undefined;
  if (field.nullable) return null;
  switch (field.is) {
    case 'group':
      return initialGroup(field.fields);
    case 'variant':
      return {};
    case 'either':
      return field.options[0] && initialValue(field.options[0]);
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
 * The value of a new item of a list, beside the items it has. A list has no place for undefined, so
 * an open choice is empty text. An item that is known by an id gets one that no other has.
 */
export function initialItem(field: Field, siblings: readonly unknown[] = []): unknown {
  const item = initialValue({ ...field, optional: false }) ?? '';
  if (field.is !== 'group' || !isRecord(item)) return item;
  const idField = Object.keys(field.fields).find((key) => field.fields[key]?.is === 'id');
  if (idField === undefined) return item;
  return { ...item, [idField]: freeId(siblings.map((sibling) => Object(sibling)[idField])) };
}

/** "new-1", or the first number after it that is not taken. */
function freeId(taken: readonly unknown[]): string {
  let number = 1;
  while (taken.includes(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/**
 * Returns `data` with every field that must be there, in the order of the form: the fields of a new
 * entry.
 */
export function withRequired(form: GroupLike, data: Data): Data {
  const initial = form.is === 'group' ? initialGroup(form.fields) : {};
  return { ...initial, ...data };
}

function initialGroup(fields: Record<string, Field>): Data {
  const all = Object.entries(fields).map(([key, field]) => [key, initialValue(field)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The value at a path such as `talks.2.minutes`; undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  if (path === '') return data;
  return path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, data);
}

/**
 * Returns a copy of `data` with `value` at a path. Everything beside the path stays the same
 * object. Undefined takes the field away. A list or map that is missing on the way is made: a list
 * where the next step is a number, else a map.
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
  const map = isRecord(data) ? data : {};
  const next = changedAt(map[step], within, value);
  if (next !== undefined) return { ...map, [step]: next };
  const { [step]: _removed, ...others } = map;
  return others;
}

/** The long form of a text that may stand alone: a map with that text as its `label`. */
export function inFull(value: unknown): unknown {
  return typeof value === 'string' ? { label: value } : value;
}

/** The text of a long form with nothing but its `label`, which may stand alone; else that form. */
export function inShort(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { label, ...others } = value;
  const isAlone = Object.values(others).every((other) => other === undefined);
  return isAlone && typeof label === 'string' && label !== '' ? label : value;
}

/** Returns a copy of a list with the item at the index `from` moved to the index `to`. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}

/**
 * Returns `data` as the variant called `chosen`: without values for which that one has no field,
 * and with all fields that it must have.
 */
export function asVariant(form: Variant, data: Data, chosen: unknown): Data {
  const fields = form.variants.find(({ value }) => value === chosen)?.fields;
  if (!fields) return { ...data, [form.key]: chosen };
  // An optional field that nobody filled in is left out: the other variant may have required it.
  const kept = Object.entries(data).filter(
    ([key, value]) => key in fields && !(fields[key]?.optional && isBlank(value)),
  );
  return { [form.key]: chosen, ...initialGroup(fields), ...Object.fromEntries(kept) };
}

/** Whether nothing was written in a value or in any part of it. */
function isBlank(value: unknown): boolean {
  return isEmpty(value) || (isRecord(value) && Object.values(value).every(isBlank));
}
