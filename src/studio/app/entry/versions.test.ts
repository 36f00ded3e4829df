// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { Field } from '#content/form-of.ts';
import { onlyInFullCheck } from './use-draft-check.ts';
import {
  differences,
  isSame,
  mergeVersions,
  readDraft,
  removeDraft,
  saveDraft,
  storedDrafts,
} from './versions.ts';

const text: Field = { is: 'text', label: 'Title', hint: '', long: false };
const place: Field = { ...text, label: 'Place' };
const form = { is: 'group', label: '', hint: '', fields: { title: text, place } } as const;
const base = { data: { title: 'Heat', place: 'Town', tags: ['a'] }, body: 'Words.' };

describe('Two versions of an entry', () => {
  test('a field that is undefined is a field that is not there', () => {
    expect(isSame({ title: 'Heat', place: undefined }, { title: 'Heat' })).toBe(true);
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isSame(null, undefined)).toBe(false);
  });
  test('differ in fields that are shown with both values', () => {
    const mine = { ...base, data: { ...base.data, title: 'Smoke' } };
    const theirs = { ...base, data: { ...base.data, tags: ['a', 'b'] }, body: 'Other words.' };
    expect(differences(form, mine, theirs)).toEqual([
      { label: 'Title', mine: 'Smoke', theirs: 'Heat' },
      { label: 'tags', mine: 'a', theirs: 'a\nb' },
      { label: 'Text', mine: 'Words.', theirs: 'Other words.' },
    ]);
  });
  test('merge: what I changed is mine, the rest is theirs', () => {
    const mine = { ...base, data: { title: 'Smoke', tags: ['a'] } };
    const theirs = { data: { title: 'Flood', place: 'City', tags: ['b'] }, body: 'Other words.' };
    expect(mergeVersions(base, mine, theirs)).toEqual({
      data: { title: 'Smoke', tags: ['b'] },
      body: 'Other words.',
    });
  });
});

describe('What was typed', () => {
  test('is kept for each entry, and dropped', () => {
    const key = { kind: 'speakers', id: 'ana-reyes' };
    saveDraft(localStorage, key, { ...base, version: null });
    expect(storedDrafts(localStorage)).toEqual([key]);
    expect(readDraft(localStorage, key)).toEqual({ ...base, version: null });
    removeDraft(localStorage, key);
    expect(storedDrafts(localStorage)).toEqual([]);
  });
  test('is nothing where something else is stored under its name', () => {
    localStorage.setItem('studio:draft:speakers/ana-reyes', '{broken');
    expect(readDraft(localStorage, { kind: 'speakers', id: 'ana-reyes' })).toBeUndefined();
    localStorage.clear();
  });
  test('a store that refuses says so, and breaks nothing', () => {
    const closed = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveDraft(closed, { kind: 'a', id: 'b' }, { ...base, version: null })).toBe(false);
  });
});

test('What only the whole check finds stays until its field is changed', () => {
  const problem = { file: '', line: 1, column: 1, found: '', fix: '' };
  const lying = { ...problem, field: 'place', message: 'lies on its side' };
  const long = { ...problem, field: 'title', message: 'is too long' };
  const changed = { ...base, data: { ...base.data, place: 'City' } };
  expect(onlyInFullCheck([lying, long], [long], base, base)).toEqual([lying]);
  expect(onlyInFullCheck([lying, long], [long], base, changed)).toEqual([]);
});
