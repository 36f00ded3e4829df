import { expect, test } from 'vitest';
import type { Field } from '#content/form-of.ts';
import type { LoadedEntry } from '../../protocol.ts';
import { meetFile } from './meet-file.ts';

const text: Field = { is: 'text', label: 'Title', hint: '', long: false };
const place: Field = { ...text, label: 'Place' };
const form: Field = { is: 'group', label: '', hint: '', fields: { title: text, place } };
const base = { data: { title: 'Heat', place: 'Town' }, body: '' };
const mine = { data: { title: 'Smoke', place: 'Town' }, body: '' };
const typed = { mine, base, version: 'a' };
const file: LoadedEntry = {
  title: 'Event',
  kind: 'stories',
  id: 'heat',
  form,
  format: 'md',
  version: 'b',
  ...base,
  published: null,
  targets: {},
  files: [],
  problems: [],
};

test('What I typed goes together with a file that changed in another field', () => {
  const meeting = meetFile(typed, { ...file, data: { title: 'Heat', place: 'City' } });
  expect(meeting).toMatchObject({
    is: 'together',
    written: { data: { title: 'Smoke', place: 'City' } },
    labels: ['Place'],
  });
});

test.each<[string, Partial<LoadedEntry>]>([
  ['conflict', { data: { title: 'Flood', place: 'Town' } }],
  ['missing', { version: null, data: {} }],
  ['unreadable', { data: {}, source: 'title: "x' }],
])('%s: a person decides, and has all that was typed', (is, change) => {
  expect(meetFile(typed, { ...file, ...change })).toMatchObject({ is, typed });
});

test('A file that I saved myself without an answer is no change of somebody else', () => {
  const further = { data: { title: 'Smoke and ash', place: 'Town' }, body: '' };
  const meeting = meetFile({ ...typed, mine: further, sent: mine }, { ...file, ...mine });
  expect(meeting).toMatchObject({ is: 'together', written: further, labels: [] });
});

test('A new entry that somebody else made meanwhile is a conflict only where both wrote', () => {
  const begun = { mine, base: { data: { title: '', place: '' }, body: '' }, version: null };
  const meeting = meetFile(begun, { ...file, data: { title: 'Smoke', place: 'Coast' } });
  expect(meeting).toMatchObject({ is: 'conflict' });
});
