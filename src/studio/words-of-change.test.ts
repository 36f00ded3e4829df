import { expect, test } from 'vitest';
import { formOf } from '#content/form-of.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import { speakerSchema } from '#features/speakers/speaker.schema.ts';
import { wordsOfChange } from './words-of-change.ts';

const form = formOf(speakerSchema);
const was = {
  data: {
    name: 'Ana Reyes',
    title: 'Nurse',
    shortNotice: true,
    languages: ['English', 'Spanish'],
    talks: [
      { title: 'Heat', minutes: [20, 45] },
      { title: 'Smoke', minutes: [30] },
    ],
  },
  body: 'One.\n\nTwo.',
};

test.each<[string, Partial<typeof was.data> & Record<string, unknown>, string[]]>([
  ['a text', { title: 'Physician' }, ['Title: was “Nurse”, is “Physician”']],
  ['a new field', { pronouns: 'she/her' }, ['Pronouns: new, “she/her”']],
  ['a field that is gone', { title: undefined as never }, ['Title: removed, was “Nurse”']],
  ['yes and no', { shortNotice: false }, ['Can be called on the day: was yes, is no']],
  ['an entry of a list', { languages: ['English', 'Igbo', 'Spanish'] }, ['Languages: new “Igbo”']],
  [
    'entries that changed places',
    { languages: ['Spanish', 'English'] },
    ['Languages: in another order'],
  ],
  [
    'a part of an entry',
    {
      talks: [
        { title: 'Heat', minutes: [20] },
        { title: 'Smoke', minutes: [30] },
      ],
    },
    ['Talk 1, Minutes: removed 45'],
  ],
  [
    'an entry that is gone',
    { talks: [{ title: 'Smoke', minutes: [30] }] },
    ['Talks: removed “Heat”'],
  ],
  [
    'long words, cut',
    { title: 'A title that goes on and on and says far too much about everything there is' },
    ['Title: was “Nurse”, is “A title that goes on and on and says far too much about…”'],
  ],
])('%s', (_, change, words) => {
  expect(wordsOfChange(form, was, { ...was, data: { ...was.data, ...change } })).toEqual(words);
});

test.each([
  ['One.\n\nTwo and a half.', 'Text below the fields: 1 paragraph new or changed'],
  ['One.', 'Text below the fields: 1 paragraph removed'],
  ['', 'Text below the fields: removed'],
])('the text below: %j', (body, words) => {
  expect(wordsOfChange(form, was, { ...was, body })).toEqual([words]);
});

test('days and hours stand as a picker shows them', () => {
  const event = { data: { start: '2026-11-30T18:00', updated: '2026-11-27' }, body: '' };
  const moved = { data: { start: '2026-12-01T09:30', updated: '2026-11-28' }, body: '' };
  expect(wordsOfChange(formOf(eventSchema), event, moved)).toEqual([
    'Start: was November 30, 2026, 6:00 PM, is December 1, 2026, 9:30 AM',
    'Updated: was November 27, 2026, is November 28, 2026',
  ]);
});
