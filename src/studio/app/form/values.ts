import type { Field } from '#content/form-of.ts';
import { capitalized } from '#site/words.ts';

/** The fields of an entry, as they are in its file. */
export type Data = Record<string, unknown>;

type Variant = Extract<Field, { is: 'variant' }>;
/** A field that holds named fields: a group, or a variant of one. */
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
 * The value of a new item of a list. A list has no place for undefined, so an open choice is empty
 * text.
 */
export function initialItem(field: Field): unknown {
  return initialValue({ ...field, optional: false }) ?? '';
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
    return isData(value) ? value[step] : undefined;
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
  const map = isData(data) ? data : {};
  const next = changedAt(map[step], within, value);
  if (next !== undefined) return { ...map, [step]: next };
  const { [step]: _removed, ...others } = map;
  return others;
}

/** Returns a copy of a list with the item at the index `from` moved to the index `to`. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}

/**
 * The fields of a group by their keys, with further ones that `data` has; of a variant, the field
 * that chooses and then the fields of the variant that `data` is.
 */
export function fieldsIn(form: GroupLike, data: Data): Record<string, Field> {
  if (form.is === 'group') {
    const { fields, others } = form;
    const further = others ? Object.keys(data).filter((key) => !(key in fields)) : [];
    return { ...fields, ...Object.fromEntries(further.map((key) => [key, others as Field])) };
  }
  const chosen = form.variants.find(({ value }) => value === data[form.key]);
  return { [form.key]: choiceField(form), ...chosen?.fields };
}

/** The choice between the variants, as a field of its own. */
function choiceField(form: Variant): Field {
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
  return isEmpty(value) || (isData(value) && Object.values(value).every(isBlank));
}

/**
 * The first option of a plain union whose type a value has: a list, a map, a number, or none of
 * these; where no option has it, the first one.
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
 * The longest start of a path for which the form has a field, such as `talks.2` of `talks.2.color`;
 * empty where it has none.
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
