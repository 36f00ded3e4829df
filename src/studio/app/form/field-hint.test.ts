import { expect, test } from 'vitest';
import { formOf } from '#content/form-of.ts';
import { allFields } from '#content/form-walk.ts';
import type { Kind } from '#content/kind.ts';
import { kinds } from '#kinds.ts';
import { formHint } from './field-hint.ts';

test('Hints speak of a form, not of a file', () => {
  const words = { is: 'boolean', label: '' } as const;
  expect(formHint({ ...words, hint: 'true if non-profits pay no fee' })).toBe(
    'Tick if non-profits pay no fee',
  );
  expect(formHint({ ...words, hint: 'Ids of our speakers who take part' })).toBe(
    'Our speakers who take part',
  );
  expect(formHint({ ...words, hint: 'Year; null if the page shows none' })).toBe(
    'Year; empty if the page shows none',
  );
  expect(formHint({ ...words, hint: 'true keeps it away', hintInForm: 'Tick to hide it' })).toBe(
    'Tick to hide it',
  );
  const number = { is: 'number', isInteger: true, label: '' } as const;
  expect(formHint({ ...number, hint: 'Its place', fallback: 0 })).toBe(
    'Its place. Left out, it is “0”',
  );
});

/** Matches words of a content file, and holes; those of files that visitors save are none. */
const ofContentFiles =
  /\b(true|false|null|YAML|ids?|YYYY|this file|front matter|specification|absent|web-page|the check)\b|["`]|“”|\.(yaml|md|ts)\b|\b(docs|maps)\//i;

test.each(Object.entries<Kind>(kinds))('hints and labels of “%s” speak of a form', (_, kind) => {
  const spoken = [...allFields(formOf(kind.schema))].flatMap(({ path, field }) => {
    // Places such as {basedIn} are what the words must have in them.
    const words = `${field.label}. ${formHint(field)}`.replaceAll(/\{\w+\}/g, '');
    const isShown = field.is !== 'id' && field.is !== 'fixed';
    return isShown && ofContentFiles.test(words) ? [`${path.join('.')}: ${words}`] : [];
  });
  expect(spoken).toEqual([]);
});
