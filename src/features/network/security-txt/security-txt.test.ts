import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const fileOn = (today: string) =>
  securityTxt({
    email: 'hello@a.example',
    base: new URL('https://a.example'),
    today: new Date(today),
  });

test('says whom to tell, where it is, and until when it holds', () => {
  expect(fileOn('2026-11-22T10:00:00Z')).toBe(
    [
      'Contact: mailto:hello@a.example',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://a.example/.well-known/security.txt',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['2024-02-29T23:59:59Z', '2025-02-01T00:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-12-01T00:00:00Z'],
  ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z'],
])('built at %s it holds until %s: never longer than a year', (today, end) => {
  expect(fileOn(today)).toContain(`Expires: ${end}\r\n`);
});
