import { expect, test } from 'vitest';
import { languageOf, spanishFirst } from './spanish.ts';

test.each([
  'calor',
  'golpe de calor',
  'no puedo respirar',
  'humo San Francisco',
  'inundacion',
  'vacunación',
  'salud mental',
  'qué hacer ahora',
  'mi mamá está mareada',
  'médico que hable español',
])('“%s” is Spanish', (query) => expect(languageOf(query)).toBe('es'));

test.each([
  'heat',
  'Inés Callowreef',
  'El Niño',
  'Josué',
  'who can talk about calor',
  'speaker in Spanish',
  'mental health',
  'climate change',
  'radio',
  'San Antonio',
  '',
])('“%s” is not', (query) => expect(languageOf(query)).toBe('en'));

test('pages in Spanish come first, else the order stays', () => {
  const hits = ['/a', '/es/ahora/calor', '/b', '/es/ahora'].map((href) => ({
    kind: 'page' as const,
    id: href,
    href,
    title: '',
    about: '',
    words: [],
  }));
  expect(spanishFirst(hits).map(({ href }) => href)).toEqual([
    '/es/ahora/calor',
    '/es/ahora',
    '/a',
    '/b',
  ]);
});
