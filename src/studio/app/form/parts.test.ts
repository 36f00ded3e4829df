import { expect, test } from 'vitest';
import { formOf } from '#content/form-of.ts';
import { bodyField, fieldsIn } from '#content/form-walk.ts';
import { kinds } from '#kinds.ts';
import { formParts } from './parts.ts';
import { type GroupLike, withRequired } from './values.ts';

test.each(Object.entries(kinds))('Every field of %s is in one part of its form', (name, kind) => {
  const form = formOf(kind.schema) as GroupLike;
  const choices =
    form.is === 'variant' ? form.variants.map(({ value }) => ({ [form.key]: value })) : [{}];
  for (const chosen of choices) {
    const fields = fieldsIn(form, withRequired(form, chosen));
    const hasBody = kind.format === 'md';
    const keys = formParts(name, fields, hasBody).flatMap((part) => part.keys);
    expect(keys.toSorted()).toEqual(
      [...Object.keys(fields), ...(hasBody ? [bodyField] : [])].toSorted(),
    );
  }
});
