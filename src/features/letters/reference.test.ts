import { expect, test } from 'vitest';
import { makeReference, withReference } from './reference.ts';

test('a reference is short and has no letters that look alike', () => {
  const references = Array.from({ length: 500 }, () => makeReference(Math.random));
  expect(references.every((reference) => /^CHV-[2-9ACDEFHJKMNPQRTUVWXY]{5}$/.test(reference))).toBe(
    true,
  );
});

test('the same randomness gives the same reference', () => {
  expect(makeReference(() => 0)).toBe('CHV-22222');
  expect(makeReference(() => 0.9999)).toBe('CHV-YYYYY');
});

test('a letter carries its reference after the subject and under the text', () => {
  const letter = { to: 'a@b.example', subject: 'Join our Speakers Network', body: 'Name: Ana\n' };
  expect(withReference(letter, 'CHV-7K3QM')).toEqual({
    to: 'a@b.example',
    subject: 'Join our Speakers Network (ref. CHV-7K3QM)',
    body: 'Name: Ana\n\nReference: CHV-7K3QM',
  });
});

test('a letter without text still says its reference', () => {
  expect(withReference({ to: 'a@b.example', subject: 'Hello', body: '' }, 'CHV-7K3QM').body).toBe(
    'Reference: CHV-7K3QM',
  );
});
