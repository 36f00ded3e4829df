import { describe, expect, test } from 'vitest';
import { mailtoHref, mailtoLink, roomLeft } from './mailto.ts';

const to = 'voices@climatehealthvoices.example';

describe('a mail link', () => {
  test('writes spaces as %20 and line ends as CRLF', () => {
    expect(mailtoHref({ to, subject: 'A talk', body: 'Dear team,\nhello' })).toBe(
      `mailto:${to}?subject=A%20talk&body=Dear%20team%2C%0D%0Ahello`,
    );
  });

  test('leaves the body out when there is none', () => {
    expect(mailtoHref({ to, subject: 'Hello' })).toBe(`mailto:${to}?subject=Hello`);
  });

  test.each([
    ['a header in the subject', 'Hi\r\nBcc: someone@else.example', 'Hi Bcc: someone@else.example'],
    ['reserved characters', 'a & b = c # d % e + f ? g'],
    ['quotation marks and brackets', `"it's" (so)!*`],
    ['letters beyond ASCII', 'Inés, 日本, 🙂'],
    ['a lone surrogate', 'broken \uD800 text', 'broken  text'],
    ['a NUL', 'nul\u0000 text', 'nul text'],
  ])('keeps %s inside the field', (_, subject, expected?: string) => {
    const href = mailtoHref({ to, subject });
    expect(href).toMatch(/^mailto:[^?]+\?subject=[\w%.~-]*$/);
    const parsed = decodeURIComponent(href.split('subject=')[1] ?? '');
    expect(parsed).toBe(expected ?? subject);
  });
});

describe('the length of a mail link', () => {
  const letter = (length: number) => ({ to, subject: 'Hello', body: 'x'.repeat(length) });
  const room = roomLeft(letter(1)) + 1;

  test('is at most 1,800 characters where every program takes it', () => {
    const [longest, tooLong] = [mailtoLink(letter(room)), mailtoLink(letter(room + 1))];
    expect([longest.fits, longest.href.length]).toEqual([true, 1800]);
    expect([tooLong.fits, tooLong.href.length]).toEqual([false, 1801]);
  });

  test('leaves as much room as is said, and never less than none', () => {
    expect(roomLeft(letter(room - 10))).toBe(10);
    expect(roomLeft(letter(room))).toBe(0);
    expect(roomLeft(letter(room + 500))).toBe(0);
  });

  test('counts letters beyond ASCII as often as the link needs', () => {
    const before = roomLeft(letter(1));
    expect(roomLeft({ ...letter(1), body: 'xé' })).toBe(before - 6);
    expect(roomLeft({ ...letter(1), body: 'x🙂' })).toBe(before - 12);
  });
});
