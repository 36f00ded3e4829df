import { expect, test } from 'vitest';
import { filledLetter, openLetter } from '../write-letter.ts';
import { newsletter } from './short-letters.ts';

const signup = {
  email: 'ana@example.org',
  name: 'Ana',
  interests: 'Community Updates, Research & Reports',
  page: '/stories',
  at: 'Nov 21, 2026 3:40 PM',
};
const letter = (answers: Record<string, string>) => filledLetter(newsletter, answers, '2026-11-21');

test('a signup says everything the visitor chose, and where from', () => {
  expect(letter(signup)).toEqual({
    to: 'hello@climatehealthvoices.example',
    subject: 'New newsletter signup',
    body: [
      'Name: Ana',
      'Email: ana@example.org',
      'Interests: Community Updates, Research & Reports',
      'Signed up from: /stories',
      'Date and time: Nov 21, 2026 3:40 PM',
    ].join('\n'),
  });
});

test('a signup says what was left open', () => {
  const { body } = letter({ ...signup, name: ' ', interests: '' });
  expect(body).toContain('Name: Not provided');
  expect(body).toContain('Interests: None selected');
});

test('the bare link says which page it came from', () => {
  expect(openLetter(newsletter, { page: '/stories' }).body).toContain('Signed up from: /stories');
});
