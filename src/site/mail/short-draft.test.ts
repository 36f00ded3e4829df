import { expect, test } from 'vitest';
import { mailtoLink } from './mailto.ts';
import { shortDraft } from './short-draft.ts';

const to = 'voices@climatehealthvoices.example';
const body = 'x'.repeat(12_000);
const short = (subject: string) => shortDraft({ to, subject, body });

test('a short draft goes to the same place and says where to paste', () => {
  const draft = short('Book a Speaker Request - Elm Street Library');
  expect(draft.to).toBe(to);
  expect(draft.subject).toBe('Book a Speaker Request - Elm Street Library');
  expect(draft.body).toMatch(/^PASTE HERE: /);
  expect(draft.body).toMatch(/Ctrl\+V.*Cmd\+V/);
  expect(draft.body).not.toContain('xx');
});

test.each([
  ['of 150 letters is left alone', 'a'.repeat(150), 'a'.repeat(150)],
  ['of 151 letters is cut', 'a'.repeat(151), `${'a'.repeat(149)}…`],
])('a subject %s', (_, subject, expected) => {
  expect(short(subject).subject).toBe(expected);
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
  expect(short(`${'a'.repeat(148)}🙂🙂🙂`).subject).toBe(`${'a'.repeat(148)}🙂…`);
});
