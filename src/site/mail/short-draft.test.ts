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
