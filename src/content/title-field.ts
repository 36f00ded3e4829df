import type { Field } from './form-of.ts';

/**
 * The name of the field that the schema of a kind marks as the title of its entries (`entryTitle`),
 * read from the form of that kind; undefined where it marks none.
 */
export function titleFieldOf(form: Field): string | undefined {
  if (form.is !== 'group') return undefined;
  return Object.keys(form.fields).find((name) => form.fields[name]?.isTitle);
}
