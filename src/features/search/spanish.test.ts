import { expect, test } from 'vitest';
import { englishFirst, inOrderOfLanguage, languageOf, spanishFirst } from './spanish.ts';

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
  // With slips, and in whole sentences.
  'inundasion',
  'inundacoin',
  'incendoi',
  'uracan',
  'insendio',
  'enfermra',
  'boluntaria',
  'informasion',
  'embarasada',
  'monosido en la cosina',
  'nos duele la cabeza a todos y tenemos el generador adentro',
  'se está metiendo el agua a mi casa y mi mamá no camina',
  'de donde viene el dinero',
  'trabajo al sol y me duele la cabeza',
  'mi abuela no abre la puerta',
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
  'Los Angeles',
  'Casa Grande',
  'Pueblo Colorado',
  'doctors',
  'clinical mission',
  'persons with insulin',
  'donation',
  'Maria de la Cruz',
  'medicine in high temperatures',
  '',
])('“%s” is not', (query) => expect(languageOf(query)).toBe('en'));

test('pages in Spanish that fit come first, else the order stays', () => {
  const fits = [
    ['/a', 1],
    ['/es/ahora/calor', 0.6],
    ['/b', 0.5],
    ['/es/ahora', 0.4],
    ['/es/ahora/humo', 0.05],
  ] as const;
  const hits = fits.map(([href, part]) => ({
    kind: 'page' as const,
    id: href,
    href,
    title: '',
    about: '',
    words: [],
    part,
  }));
  expect(spanishFirst(hits).map(({ href }) => href)).toEqual([
    '/es/ahora/calor',
    '/es/ahora',
    '/a',
    '/b',
    '/es/ahora/humo',
  ]);
});

test('of a query in English, no page in Spanish stands before the same page in English', () => {
  const hits = ['/a', '/es/ahora/calor', '/b', '/now/extreme-heat', '/es/ahora'].map((href) => ({
    kind: 'page' as const,
    id: href,
    href,
    title: '',
    about: '',
    words: [],
    part: 1,
  }));
  const moved = ['/a', '/now/extreme-heat', '/es/ahora/calor', '/b', '/es/ahora'];
  expect(englishFirst(hits).map(({ href }) => href)).toEqual(moved);
  expect(inOrderOfLanguage('heat stroke', hits).map(({ href }) => href)).toEqual(moved);
  expect(inOrderOfLanguage('heat in Spanish', hits)).toEqual(hits);
});
