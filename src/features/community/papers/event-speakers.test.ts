import { expect, test } from 'vitest';
import {
  eventSpeakers,
  isSamePerson,
  maxSpeakers,
  speakerAnswers,
  speakerRows,
  withSpeakers,
} from './event-speakers.ts';

const ann = { name: 'Ann', work: 'nurse' };
const ben = { name: 'Ben', work: '' };
const empty = { name: '', work: '' };

test.each([
  ['nothing', {}, [empty]],
  ['one of an older draft', { speaker: 'Ann', work: 'nurse' }, [ann, empty]],
  ['two', { speaker: 'Ann\nBen', work: 'nurse\n' }, [ann, ben, empty]],
  ['work alone', { work: 'nurse' }, [{ name: '', work: 'nurse' }, empty]],
  [
    'an emptied row between two',
    { speaker: 'Ann\n\nBen', work: 'nurse' },
    [ann, empty, ben, empty],
  ],
  ['empty lines at the end', { speaker: 'Ann\n\n', work: 'nurse\n \n\n' }, [ann, empty]],
])('%s has a row for each, and one more', (_, answers, rows) => {
  expect(speakerRows(answers)).toEqual(rows);
});

test('the form takes twelve, and a kept answer of more is cut', () => {
  const speaker = Array.from({ length: 40 }, (_, index) => `S${index}`).join('\n');
  expect(speakerRows({ speaker })).toHaveLength(maxSpeakers);
});

test('rows are kept as they were typed, each in its line', () => {
  const rows = [{ name: 'Ann ', work: 'a\nb' }, empty, ben];
  expect(speakerRows(speakerAnswers(rows))).toEqual([
    { name: 'Ann ', work: 'a b' },
    empty,
    ben,
    empty,
  ]);
});

test('the papers know those of whom something was typed', () => {
  expect(eventSpeakers({ speaker: ' Ann  Lee \n\nBen', work: 'nurse\n ' })).toEqual([
    { name: 'Ann Lee', work: 'nurse' },
    ben,
  ]);
});

test('the shortlist is appended, and nobody twice', () => {
  const answers = { speaker: 'amara quill', work: 'nurse' };
  const amara = { name: 'Dr. Amara Quill, MD', work: 'physician' };
  expect(withSpeakers(answers, [amara, ben])).toEqual([
    { name: 'amara quill', work: 'nurse' },
    ben,
  ]);
});

test.each([
  ['Dr. Amara Quill', 'Dr. Amara Quill', true],
  ['amara quill', 'Dr. Amara Quill, MD', true],
  ['Amara Quill, RN', 'Dr. Amara Quill', true],
  ['Ines Solano', 'Inés Solano', true],
  ['Quill', 'Dr. Amara Quill', false],
  ['Amara Quillon', 'Dr. Amara Quill', false],
  ['', '', false],
  ['Dr.', 'Dr. Amara Quill', false],
])('“%s” is %s: %s', (typed, published, isSame) => {
  expect(isSamePerson(typed, published)).toBe(isSame);
});
