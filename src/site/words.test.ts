import { expect, test } from 'vitest';
import {
  counted,
  cutAtWord,
  evenSample,
  fileSizeLabel,
  fillIn,
  formatInteger,
  formatList,
  initialsOf,
  lowerFirst,
  wrapLine,
} from './words.ts';

test.each([
  [0, 'speakers', '0 speakers'],
  [1, 'speakers', '1 speaker'],
  [2, 'stories', '2 stories'],
  [1, 'stories', '1 story'],
  [1, 'people', '1 person'],
  [1, 'entries', '1 entry'],
])('%i %s reads “%s”', (count, things, words) => {
  expect(counted(count, things)).toBe(words);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%i is written %s, as Intl writes it', (number, written) => {
  expect(formatInteger(number)).toBe(written);
  expect(new Intl.NumberFormat('en-US').format(number)).toBe(written);
});

test.each([
  { items: [], and: '', or: '' },
  { items: ['English'], and: 'English', or: 'English' },
  { items: ['English', 'Igbo'], and: 'English and Igbo', or: 'English or Igbo' },
  { items: ['20', '40', '60'], and: '20, 40, and 60', or: '20, 40, or 60' },
  { items: ['a', 'b', 'c', 'd'], and: 'a, b, c, and d', or: 'a, b, c, or d' },
])('$items in words, as Intl has them', ({ items, and, or }) => {
  expect(formatList(items)).toBe(and);
  expect(formatList(items, 'or')).toBe(or);
  expect(new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)).toBe(and);
  expect(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(items)).toBe(or);
});

test.each([
  ['Amara Quill', 'Am'],
  ['Dr. Inés Callowreef', 'In'],
  ['Bo', 'Bo'],
])('%s is shown as %s where there is no picture', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [311_600, '312 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, label) => {
  expect(fileSizeLabel(bytes)).toBe(label);
});

test.each([
  ['Short.', 'Short.'],
  ['', ''],
  ['One two three four', 'One two\nthree four'],
  ['- One two three four', '- One two\n  three\n  four'],
  ['  a/very-long-name.svg', '  a/very-long-name.svg'],
])('%j becomes %j', (line, lines) => {
  expect(wrapLine(line, 10)).toBe(lines);
});

test.each([
  ['fewer than asked', [1, 2], 3, [1, 2]],
  ['as many', [1, 2, 3], 3, [1, 2, 3]],
  ['more', [1, 2, 3, 4, 5, 6, 7, 8], 3, [1, 3, 6]],
  ['none', [], 3, []],
])('of %s', (_, items, most, some) => {
  expect(evenSample(items, most)).toEqual(some);
});

test.each([
  ['Until {time}', { time: '6:30 PM' }, 'Until 6:30 PM'],
  ['{day}, {day} and {night}', { day: 'noon', night: '{day}' }, 'noon, noon and {day}'],
  ['Until {time}', {}, 'Until {time}'],
  ['Plain', { time: 'x' }, 'Plain'],
])('%s with %o reads %s', (sentence, values, filled) => {
  expect(fillIn(sentence, values)).toBe(filled);
});

test.each([
  ['Clinic staff, nurses', 'clinic staff, nurses'],
  ['EMS crews', 'EMS crews'],
  ['', ''],
])('within a sentence, %s is %s', (words, within) => {
  expect(lowerFirst(words)).toBe(within);
});

test.each([
  ['A short one.', 'A short one.'],
  ['Killed by heat each year. These deaths', 'Killed by heat each year…'],
  ['Killed by heat each year and month', 'Killed by heat each year and…'],
])('“%s” is cut to “%s”', (text, cut) => {
  expect(cutAtWord(text, 31)).toBe(cut);
});
