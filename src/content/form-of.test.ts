import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#kinds.ts';
import { reference, text } from './fields.ts';
import { type Field, formOf } from './form-of.ts';
import { belongsTo } from './kind.ts';
import { readEntry } from './read-entry.ts';

describe('the form of every kind', () => {
  test.each(Object.entries(kinds))('%s has a field for whatever its files hold', (_, kind) => {
    const form = formOf(kind.schema);
    const folder = join('example', kind.folder);
    const files = readdirSync(folder).filter((name) => belongsTo(kind, name));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const { data } = readEntry(readFileSync(join(folder, name), 'utf8'), kind.format);
      expect(misfits(form, data, name)).toEqual([]);
    }
  });

  test.each(Object.entries(kinds))(
    '%s says of each field of its own what belongs there',
    (_, kind) => {
      expect(withoutHint(formOf(kind.schema))).toEqual([]);
    },
  );
});

test('a form says what may be left out, what counts then, and what may be none', () => {
  const form = formOf(
    z.strictObject({
      shortName: text.max(60).describe('Name for running text'),
      speaker: reference('speakers').optional(),
      year: z.int().min(1900).nullable(),
      status: z.enum(['open', 'paused']).default('open'),
      talks: z.array(text).min(2),
    }),
  );
  expect(form).toMatchObject({
    is: 'group',
    fields: {
      shortName: { is: 'text', label: 'Short name', hint: 'Name for running text', most: 60 },
      speaker: { is: 'entry', kind: 'speakers', optional: true },
      year: { is: 'number', isInteger: true, least: 1900, nullable: true, optional: false },
      status: { is: 'choice', choices: ['open', 'paused'], optional: true, fallback: 'open' },
      talks: { is: 'list', item: { is: 'text' }, least: 2 },
    },
  });
});

test('a type that no form can draw is refused, and not left out', () => {
  expect(() => formOf(z.strictObject({ when: z.date() }))).toThrow('no field for');
});

test('a field of two plain types is refused, and not drawn as the first of them', () => {
  const schema = z.strictObject({ howMany: z.union([z.string(), z.number()]) });
  expect(() => formOf(schema)).toThrow('a form has no field for "string | number" (How many)');
});

test('a plain field that may be none has the form of its type', () => {
  const form = formOf(z.strictObject({ note: z.string().nullable() }));
  expect(form).toMatchObject({ fields: { note: { is: 'text', nullable: true } } });
});

/** The paths at which data does not fit a form. */
function misfits(field: Field, value: unknown, path: string): string[] {
  if (value === undefined) return field.optional ? [] : [path];
  if (value === null) return field.nullable ? [] : [path];
  switch (field.is) {
    case 'group':
      return groupMisfits(field, value, path);
    case 'variant': {
      const { [field.key]: choice, ...others } = value as Record<string, unknown>;
      const variant = field.variants.find((one) => one.value === choice);
      return variant ? groupMisfits(variant, others, path) : [path];
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => misfits(field.item, item, `${path}.${index}`))
        : [path];
    case 'either':
      return field.options.some((option) => misfits(option, value, path).length === 0)
        ? []
        : [path];
    case 'number':
    case 'boolean':
      return typeof value === field.is ? [] : [path];
    case 'choice':
      return field.choices.includes(String(value)) ? [] : [path];
    case 'fixed':
      return field.value === String(value) ? [] : [path];
    default:
      return typeof value === 'string' ? [] : [path];
  }
}

function groupMisfits(
  { fields, others }: { fields: Record<string, Field>; others?: Field },
  value: unknown,
  path: string,
): string[] {
  const data = value as Record<string, unknown>;
  const further = Object.entries(data).filter(([name]) => !(name in fields));
  return [
    ...Object.entries(fields).flatMap(([name, one]) => misfits(one, data[name], `${path}.${name}`)),
    ...further.flatMap(([name, one]) => {
      return others ? misfits(others, one, `${path}.${name}`) : [`${path}.${name}`];
    }),
  ];
}

/** The paths of fields without a hint. */
function withoutHint(field: Field, path = ''): string[] {
  const inFields = (fields: Record<string, Field>) =>
    Object.entries(fields).flatMap(([name, one]) => [
      ...(one.hint === '' ? [`${path}.${name}`] : []),
      ...withoutHint(one, `${path}.${name}`),
    ]);
  switch (field.is) {
    case 'group':
      return inFields(field.fields);
    case 'variant':
      return field.variants.flatMap(({ fields }) => inFields(fields));
    case 'list':
      return withoutHint(field.item, path);
    case 'either':
      return field.options.flatMap((option) => withoutHint(option, path));
    default:
      return [];
  }
}
