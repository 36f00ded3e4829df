import { describe, expect, test } from 'vitest';
import { shortDraft } from './drafts.ts';
import { cleanMessage, mailtoHref, mailtoLink, roomLeft } from './mailto.ts';
import { parseMailto } from './parse-mailto.ts';

const recipient = 'a@b.example';

test.each([
  ['\r\n, \r and \n alike', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['the line ends of other systems', 'a\u0085b\u2028c\u2029d', 'a\nb\nc\nd'],
  ['two line ends as two', 'a\r\n\r\nb', 'a\n\nb'],
  ['a tab as a space', 'a\tb', 'a b'],
  ['no control characters', 'a\0\u0007\u001B\u007F\u009Fb', 'ab'],
  ['no half characters', 'a\uD800b\uDC00c\uDC00\uD800d', 'abcd'],
  ['no character made of what was between two halves', 'a\uD83D\0\uDE00b', 'ab'],
  [
    'whole characters as they are',
    '🙂 日本 é e\u0301 مرحبا \u200F👩‍👩‍👧',
    '🙂 日本 é e\u0301 مرحبا \u200F👩‍👩‍👧',
  ],
  ['the spaces of the writer', '  a  \n  b  ', '  a  \n  b  '],
])('the text of a letter has %s', (_, body, expected) => {
  expect(cleanMessage({ to: recipient, subject: '', body }).body).toBe(expected);
});

test.each([
  ['Hi\r\nBcc: thief@else.example', 'Hi Bcc: thief@else.example'],
  ['Hi\u2028Bcc: thief@else.example', 'Hi Bcc: thief@else.example'],
  ['  Hi\n', 'Hi'],
])('a subject is one line: %j', (subject, expected) => {
  expect(cleanMessage({ to: recipient, subject, body: '' }).subject).toBe(expected);
});

test('an address has no white space in it', () => {
  expect(cleanMessage({ to: ' a@b\r\n.example\0 ', subject: '', body: '' }).to).toBe(recipient);
});

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
    const longest = mailtoLink(letter(room));
    const tooLong = mailtoLink(letter(room + 1));
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

test.each([
  ['https://a.example/?subject=x', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:', { to: '', subject: '', body: '' }],
  ['mailto:a@b.example', { to: 'a@b.example', subject: '', body: '' }],
  ['mailto:a@b.example?subject=Hi', { to: 'a@b.example', subject: 'Hi', body: '' }],
  [
    'mailto:a@b.example?SUBJECT=Hi&Body=x%0D%0Ay',
    { to: 'a@b.example', subject: 'Hi', body: 'x\ny' },
  ],
  ['mailto:a@b.example?subject=a+b%2Bc', { to: 'a@b.example', subject: 'a+b+c', body: '' }],
  [
    'mailto:a@b.example,c@d.example?cc=e@f.example&subject=Hi',
    { to: 'a@b.example', subject: 'Hi', body: '' },
  ],
  ['mailto:a@b.example?subject=100%&body=%E9', { to: 'a@b.example', subject: '100%', body: '%E9' }],
  ['mailto:a@b.example?subject', { to: 'a@b.example', subject: '', body: '' }],
])('the link %s is read as %o', (href, letter) => {
  expect(parseMailto(href)).toEqual(letter);
});

const address = 'voices@climatehealthvoices.example';
const body = 'x'.repeat(12_000);
const short = (subject: string) => shortDraft({ to: address, subject, body });

test('a short draft goes to the same place and says where to paste', () => {
  const draft = short('Book a Speaker Request - Elm Street Library');
  expect(draft.to).toBe(address);
  expect(draft.subject).toBe('Book a Speaker Request - Elm Street Library');
  expect(draft.body).toMatch(/^PASTE HERE: /);
  expect(draft.body).toMatch(/Ctrl\+V.*Cmd\+V/);
  expect(draft.body).not.toContain('xx');
});

test('a subject of 100 letters is left alone', () => {
  expect(short('a'.repeat(100)).subject).toBe('a'.repeat(100));
});

test('a longer subject is cut in its middle, so that the reference at its end stays', () => {
  const subject = `${'a'.repeat(200)} (ref. CHV-7K3QM)`;
  expect(short(subject).subject).toBe(`${'a'.repeat(82)}… (ref. CHV-7K3QM)`);
});

test.each([
  ['plain letters', 'a'],
  ['accented letters', 'é'],
  ['Japanese letters', '日'],
  ['faces', '🙂'],
  ['families', '👩‍👩‍👧‍👦'],
  ['reserved characters', '&#%+'],
  ['broken characters', '\uD800'],
])('a subject of 400 %s still fits into a link', (_, letter) => {
  const { href, fits } = mailtoLink(short(letter.repeat(400)));
  expect(fits).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1800);
});

test('a face at the cut is not cut in two', () => {
  expect(short('🙂'.repeat(150)).subject).toBe(`${'🙂'.repeat(82)}…${'🙂'.repeat(17)}`);
});
