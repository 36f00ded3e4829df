import { describe, expect, test } from 'vitest';
import { checkSignup, signupEmail } from './signup-email.ts';

const to = 'hello@climatehealthvoices.example';
const now = 'Nov 21, 2026 3:40 PM';

describe('the newsletter letter', () => {
  test('says everything the visitor chose, and where from', () => {
    const signup = {
      email: 'ana@example.org',
      name: 'Ana',
      interests: ['Community Updates', 'Research & Reports'],
      page: '/stories',
    };
    expect(signupEmail(signup, to, now)).toEqual({
      to,
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

  test('says what was left open', () => {
    const { body } = signupEmail(
      { email: 'a@b.example', name: ' ', interests: [], page: '/' },
      to,
      now,
    );
    expect(body).toContain('Name: Not provided');
    expect(body).toContain('Interests: None selected');
  });
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['ana', 'unreadable'],
  ['ana at example', 'unreadable'],
  ['ana@example.org', undefined],
  [' ana@example.org ', undefined],
])('the e-mail "%s" is %s', (email, verdict) => {
  expect(checkSignup(email)).toBe(verdict);
});
