import { expect, test } from 'vitest';
import { fillIn } from '#site/words.ts';
import { lowerFirst } from './lower-first.ts';

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
