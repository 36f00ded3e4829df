import { expect, test } from 'vitest';
import { comparable, withoutNoise } from './spoken-text.ts';

test.each([
  ['a day', 'Thursday, November 26, 2026, no events', '{weekday}, {date}, no events'],
  ['a short month', 'Download ZIP 4.0 MB, Nov 22, 2026', 'Download ZIP 4.0 MB, {date}'],
  ['a month', 'December 2026', '{date}'],
  ['a day in Spanish', 'Revisado el 26 de noviembre de 2026', 'Revisado el {date}'],
  ['the time of a clock', 'It is 5:04 PM in New York.', 'It is {time} in New York'],
  ['a position in a recording', '12 seconds of 1 minute 9 seconds', '{time} of {time}'],
  ['hours until the desk opens', 'opens in 15 hours', 'opens {span}'],
  ['a link that another task has visited', 'Home visited link.', 'Home link'],
  ['the reference of a letter', 'Reference: ABC-K6YJW.', 'Reference: {reference}'],
  ['spaces of two kinds', 'Your  name entry', 'Your name entry'],
])('two runs are the same but for %s', (_, text, expected) => {
  expect(comparable(text)).toBe(expected);
});

test.each([
  ['the state of a control', 'Asthma toggle button pressed', 'Asthma toggle button not pressed'],
  ['how many were found', '6 results', '5 results'],
  ['that a field is required', 'Email entry required.', 'Email entry.'],
])('%s is kept', (_, one, other) => {
  expect(comparable(one)).not.toBe(comparable(other));
});

test('what the browser says of itself at every page is no part of a record', () => {
  const lines = [
    'Mozilla Firefox frame.',
    'Loading.  Please wait.',
    'Finished loading Privacy.',
    'Page has 6 landmarks, 12 headings, 38 unvisited links.',
    'Browse mode',
    'Privacy heading level 1.',
  ].map((text) => ({ text }));
  expect(withoutNoise(lines)).toEqual([{ text: 'Privacy heading level 1.' }]);
});
