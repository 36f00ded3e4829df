import { expect, test } from 'vitest';
import { askedConsent, emptyOffer, storyQuestions, withoutConsent } from './story-offer-fields.ts';

const namesAfter = (age: string) =>
  askedConsent({ ...emptyOffer, age })
    .map(({ name }) => name)
    .join(' ');

test.each([
  ['', 'credit age agree'],
  ['I am 18 or older', 'credit age agree'],
  ['I am under 18', 'credit age guardian agree'],
])('after “%s” the form asks for %s', (age, names) => expect(namesAfter(age)).toBe(names));

test('only who and what have to be answered', () => {
  const required = storyQuestions.filter((question) => question.required);
  expect(required.map(({ name }) => name)).toEqual(['who', 'what']);
});

test('a draft keeps every answer but the consent', () => {
  expect(withoutConsent({ who: 'Ana', agree: 'yes' })).toEqual({ who: 'Ana', agree: '' });
});
