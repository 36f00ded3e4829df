import { describe, expect, test } from 'vitest';
import { formOf } from '#content/form-of.ts';
import { kinds } from '#kinds.ts';
import { bodyField, hintOf, itemLabel, pathWords, placeWords } from './field-words.ts';
import { formParts } from './parts.ts';
import { fieldsIn, type GroupLike, withRequired } from './values.ts';

describe('The place of a problem', () => {
  const form = formOf(kinds.speakers.schema) as GroupLike;
  const data = { name: 'Ana', talks: [{ title: 'A', minutes: [20, 900] }] };

  test.each([
    ['talks.0.minutes.1', 'Talk 1, Length in minutes 2'],
    ['basedIn', 'Town and state'],
    ['media.to', 'Hours for the media, To'],
    ['nickname', 'nickname'],
    [bodyField, 'Biography, long'],
    ['', 'The file'],
  ])('%s is "%s" in the form', (path, words) => {
    expect(placeWords(form, data, path, 'Biography, long')).toBe(words);
  });
  test('is said without a form, too', () => {
    expect(pathWords('talks.2.minutes')).toBe('Talks 3 Minutes');
    expect(pathWords('')).toBe('');
  });
});

test.each([
  ['talks', 'Talks', 'Talk'],
  ['expertise', 'Expertise', 'Field of expertise'],
  ['bodies', 'Bodies', 'Body'],
  ['sayIt', 'Say it', 'Say it, item'],
])('One of %s is called "%s" → "%s"', (name, label, item) => {
  expect(itemLabel(name, label)).toBe(item);
});

test('Hints speak of a form, not of a file', () => {
  const words = { is: 'boolean', label: '' } as const;
  expect(hintOf({ ...words, hint: 'true if non-profits pay no fee' })).toBe(
    'Tick if non-profits pay no fee',
  );
  expect(hintOf({ ...words, hint: 'Ids of our speakers who take part' })).toBe(
    'Our speakers who take part',
  );
  expect(hintOf({ ...words, hint: 'Year; null if the page shows none' })).toBe(
    'Year; empty if the page shows none',
  );
  expect(hintOf({ ...words, hint: 'As it stands now', fallback: 'scheduled' })).toBe(
    'As it stands now. Left out, it is “scheduled”',
  );
});

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
