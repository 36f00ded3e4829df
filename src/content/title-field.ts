import type { Field } from './form-of.ts';

/**
 * The name of the field that an entry is called by (`entryTitle`), in the form of its kind;
 * undefined where the schema marks none.
 */
export function titleFieldOf(form: Field): string | undefined {
  if (form.is !== 'group') return undefined;
  return Object.keys(form.fields).find((name) => form.fields[name]?.isTitle);
}
