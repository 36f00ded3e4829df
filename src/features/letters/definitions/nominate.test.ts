import { expect, test } from 'vitest';
import { filledLetter, openLetter } from '../write-letter.ts';
import { nominate } from './nominate.ts';

const answers = {
  nominee: 'Ana Reyes',
  work: 'Home visitor, Cedar County',
  why: 'She says it so that my father listens.',
  name: 'Bo Lund',
  email: 'bo@example.org',
};

test('a nomination has the name of who is nominated in its subject', () => {
  expect(filledLetter(nominate, answers, '2026-11-22').subject).toBe('I nominate Ana Reyes');
  expect(openLetter(nominate).subject).toBe('I nominate …');
});

test.each([
  ['knows', 'Do they know: Yes, and you may write to them\nHow to reach them: 555-0101'],
  ['not-yet', 'Do they know: Not yet, I will ask them first\nYour name: Bo Lund'],
  ['self', 'Do they know: I nominate myself\nYour name: Bo Lund'],
])('how to reach them stands in it only where they know of it: %s', (knows, lines) => {
  const letter = filledLetter(nominate, { ...answers, knows, contact: '555-0101' }, '2026-11-22');
  expect(letter.body).toContain(lines);
});
