import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutPlace } from './cut-text.ts';

const numbers = [
  '988',
  '555 0100',
  '(555) 555-0100',
  '+1 800 985 5990',
  '1-800-985-5990',
  '35 percent',
  '35 %',
  '1.5 million',
  '$3 billion',
  '$ 3',
  '104 °F',
  '104 degrees Fahrenheit',
  '3 out of 4',
  '1 in 5',
  '2 to 3 hours',
  '140 miles per hour',
  '5 parts per million',
  '71,420',
  '988 and press 2',
  '9 p.m.',
];

describe('a text is cut beside a number, never in it', () => {
  test.each(numbers)('%s', (number) => {
    const before = 'People who are there may call or read ';
    const text = `${before}${number} then they go on with words that follow`;
    for (let latest = 1; latest < text.length; latest++) {
      const place = cutPlace(text, latest);
      const isInside = place > before.length && place < before.length + number.length;
      expect(isInside, `cut at ${place}: ${text.slice(0, place)}|`).toBe(false);
    }
  });
});

test.each([
  ['Call 911. Then go out', 11, 'Call 911.'],
  ['one two three', 8, 'one two'],
  ['one two three', 7, 'one two'],
  ['unbroken', 3, 'unb'],
  ['555 0100', 4, '555 0100'],
])('“%s” at %i: “%s”', (text, latest, start) => {
  expect(text.slice(0, cutPlace(text, latest))).toBe(start);
});

test('a cut is in the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), (text, latest) => {
      const place = cutPlace(text, latest);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(text.length);
    }),
  );
});
