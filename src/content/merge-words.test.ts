import { expect, test } from 'vitest';
import { mergeWords, ownWords } from './merge-words.ts';

const example = {
  title: 'Our voices',
  steps: ['Ask', 'Meet'],
  office: { phone: '555-0100', hours: 'nine to five' },
};

test.each([
  ['nothing of its own', undefined, example],
  ['an empty file', null, example],
  ['one word', { title: 'Prairie voices' }, { ...example, title: 'Prairie voices' }],
  ['a key that is left empty', { title: null }, example],
  ['a list, taken whole', { steps: ['Call'] }, { ...example, steps: ['Call'] }],
  ['an empty list, which is a list', { steps: [] }, { ...example, steps: [] }],
  [
    'a key inside another',
    { office: { hours: 'ten to four' } },
    { ...example, office: { phone: '555-0100', hours: 'ten to four' } },
  ],
  ['a key that the example lacks', { more: 'yes' }, { ...example, more: 'yes' }],
  ['a text where the example has keys', { office: 'none' }, { ...example, office: 'none' }],
])('a network with %s', (_, own, merged) => {
  expect(mergeWords(example, own)).toEqual(merged);
});

test.each([
  ['no change', example, undefined, {}],
  [
    'a changed word',
    { ...example, title: 'Prairie voices' },
    undefined,
    { title: 'Prairie voices' },
  ],
  [
    'a changed word inside another key',
    { ...example, office: { ...example.office, phone: '555-0199' } },
    undefined,
    { office: { phone: '555-0199' } },
  ],
  ['a changed list', { ...example, steps: [] }, undefined, { steps: [] }],
  [
    'a word that is kept though it is the same by now',
    example,
    { title: 'Our voices', office: {} },
    { title: 'Our voices', office: {} },
  ],
])('of %s a network keeps what differs, and has the whole again', (_, whole, kept, own) => {
  expect(ownWords(example, whole, kept)).toEqual(own);
  expect(mergeWords(example, own)).toEqual(whole);
});
