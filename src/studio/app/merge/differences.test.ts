import { expect, test } from 'vitest';
import type { Field } from '#content/form-of.ts';
import { conflictsInWords, differences, withoutSame } from './differences.ts';

const text: Field = { is: 'text', label: 'Title', hint: '', long: false };
const minutes: Field = { is: 'number', label: 'Minutes', hint: '', isInteger: true };
const talk: Field = { is: 'group', label: 'Talk', hint: '', fields: { title: text, minutes } };
const talks: Field = { is: 'list', label: 'Talks', hint: '', item: talk };
const form: Field = { is: 'group', label: '', hint: '', fields: { title: text, talks } };
const entry = { kind: 'stories', form };
const base = { data: { title: 'Heat', talks: [{ title: 'Sun', minutes: 20 }] }, body: 'Words.' };

test('Two versions differ in fields that are called as the form calls them', () => {
  const mine = { data: { ...base.data, title: 'Smoke', talks: [] }, body: 'Words.' };
  const theirs = { data: { ...base.data, stray: true }, body: 'Other words.' };
  expect(differences(entry, mine, theirs)).toEqual([
    { path: 'title', label: 'Title', mine: 'Smoke', theirs: 'Heat' },
    { path: 'talks', label: 'Talks', mine: 'nothing', theirs: 'Title: Sun\nMinutes: 20' },
    { path: 'stray', label: 'stray', mine: 'nothing', theirs: 'yes' },
    { path: 'Transcript', label: 'Transcript', mine: 'Words.', theirs: 'Other words.' },
  ]);
});

test('Of a group that both versions have, the fields inside are told, without ids', () => {
  const id: Field = { is: 'id', label: 'Id', hint: '' };
  const question: Field = { ...talk, label: 'Question', fields: { title: text, id } };
  const group: Field = {
    ...form,
    fields: { questions: { ...talk, label: 'Questions', fields: { question } } },
  };
  const mine = { data: { questions: { question: { title: 'Why', id: 'why' } } }, body: '' };
  const theirs = { data: { questions: {} }, body: '' };
  expect(differences({ kind: 'letters', form: group }, mine, theirs)).toEqual([
    {
      path: 'questions.question',
      label: 'Questions, Question',
      mine: 'Title: Why',
      theirs: 'nothing',
    },
  ]);
});

test('A conflict has its place in words, and a whole file is its text or its fields', () => {
  const inTalk = { path: 'talks.0.minutes', mine: 20, theirs: 40 };
  const whole = { path: '', mine: { data: {}, body: '', source: 'title: "x' }, theirs: base };
  expect(conflictsInWords(entry, base.data, [inTalk, whole])).toEqual([
    { path: 'talks.0.minutes', label: 'Talk 1, Minutes', mine: '20', theirs: '40' },
    {
      path: '',
      label: 'The file',
      mine: 'title: "x',
      theirs: 'Title: Heat\nTalks: Title: Sun\nMinutes: 20\n\nWords.',
    },
  ]);
});

test.each([
  ['a', 'b', 'a', 'b'],
  ['One.\n\na\n\nEnd.', 'One.\n\nb\n\nEnd.', '…\n\na\n\n…', '…\n\nb\n\n…'],
  ['a\n\nEnd.', 'a\n\nb\n\nEnd.', '…\n\nEnd.', '…\n\nb\n\nEnd.'],
  ['One.', 'One.\n\nTwo.', 'One.', 'One.\n\nTwo.'],
])('Of long texts, only the paragraphs that differ are shown: %j and %j', (one, other, a, b) => {
  expect(withoutSame(one, other)).toEqual([a, b]);
});
