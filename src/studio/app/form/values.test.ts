import { describe, expect, test } from 'vitest';
import type { Field } from '#content/form-of.ts';
import * as values from './values.ts';

const words = { label: '', hint: '' };
const text: Field = { ...words, is: 'text', long: false };
const talk: Field = { ...words, is: 'group', fields: { title: text } };
const form = {
  ...words,
  is: 'group',
  fields: {
    name: text,
    since: { ...words, is: 'number', isInteger: true, optional: true },
    talks: { ...words, is: 'list', item: talk },
    media: { ...talk, optional: true },
  },
} as const satisfies Field;
const claim = {
  ...words,
  is: 'variant',
  key: 'status',
  chooser: { ...words, is: 'choice', choices: ['supported', 'unsourced'] },
  variants: [
    {
      value: 'supported',
      label: 'supported',
      fields: { figure: text, draft: { ...talk, optional: true } },
    },
    { value: 'unsourced', label: 'unsourced', fields: { draft: talk } },
  ],
} as const satisfies Field;

describe('What is written in a form', () => {
  test('changes at its place, and everything beside it stays the same object', () => {
    const before = { name: 'Ana', talks: [{ title: 'A' }, { title: 'B' }] };
    const after = values.changedAt(before, 'talks.1.title', 'C') as typeof before;
    expect(after).toEqual({ name: 'Ana', talks: [{ title: 'A' }, { title: 'C' }] });
    expect(after.talks[0]).toBe(before.talks[0]);
    expect(before.talks[1]).toEqual({ title: 'B' });
  });
  test('makes what is missing on the way, and undefined takes a field away', () => {
    expect(values.changedAt({}, 'talks.0.title', 'A')).toEqual({ talks: [{ title: 'A' }] });
    expect(values.changedAt({ name: 'Ana', since: 1998 }, 'since', undefined)).toEqual({
      name: 'Ana',
    });
  });
  test('is read at a path, and where there is nothing, it is undefined', () => {
    expect(values.valueAt({ talks: [{ title: 'A' }] }, 'talks.0.title')).toBe('A');
    expect(values.valueAt({ talks: [] }, 'talks.3.title')).toBeUndefined();
  });
});

describe('A new entry', () => {
  test('has what must be there, and nothing that may be left out', () => {
    expect(values.withRequired(form, {})).toEqual({ name: '', talks: [] });
    expect(values.withRequired(form, { name: 'Ana' })).toEqual({ name: 'Ana', talks: [] });
  });
});

describe('Another variant', () => {
  test('keeps what both have, drops what it has no field for, and what nobody filled in', () => {
    const unsourced = values.asVariant(claim, { status: 'supported', figure: '71%' }, 'unsourced');
    expect(unsourced).toEqual({ status: 'unsourced', draft: { title: '' } });
    const back = values.asVariant(claim, { ...unsourced, figure: '71%' }, 'supported');
    expect(back).toEqual({ status: 'supported', figure: '71%' });
  });
});

test('An item moves to its new place, and the others keep their order', () => {
  expect(values.moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(values.moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('a text alone and its long form are one value', () => {
  expect(values.inFull('Budget')).toEqual({ label: 'Budget' });
  expect(values.inShort({ label: 'Budget' })).toBe('Budget');
  const hinted = { label: 'Budget', hint: 'About' };
  expect(values.inShort(hinted)).toBe(hinted);
  expect(values.inShort({ label: '' })).toEqual({ label: '' });
});
