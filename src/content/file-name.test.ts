import { describe, expect, test } from 'vitest';
import { slug } from '#site/words.ts';
import { comparedName, nameFault } from './file-name.ts';

describe('a name that some system cannot hold', () => {
  test.each<readonly [name: string, fault: string]>([
    ...[
      'con',
      'CON.md',
      'Prn.jpg',
      'aux.yaml',
      'nul',
      'NUL.tar.gz',
      'com1.md',
      'COM9',
      'lpt0.svg',
      'LPT¹.txt',
      'con .md',
      'CONIN$',
    ].map((name) => [name, 'device'] as const),
    ...[
      'a:b.jpg',
      'a?.jpg',
      'a*.md',
      'a|b',
      '<a>',
      '"a"',
      'a\\b.jpg',
      'a/b',
      'a\tb',
      'a\u200Bb',
      'a\u202Eb',
      'a\u0000b',
    ].map((name) => [name, 'sign'] as const),
    ...['a.', 'a ', ' a.jpg', 'a.jpg.', '..'].map((name) => [name, 'end'] as const),
    ['jose\u0301.jpg', 'accents'],
    [`${'a'.repeat(252)}.jpg`, 'long'],
    [`${'é'.repeat(90)}.jpg`, 'long'],
  ])('%j: %s', (name, fault) => expect(nameFault(name)).toBe(fault));

  test.each([
    'amara-quill.svg',
    'Amara Quill.JPG',
    'josé.jpg',
    'console.md',
    'context.yaml',
    'auxiliary.md',
    'com.md',
    'com10.md',
    'lptx.md',
    'a.con',
    '.gitkeep',
    `${'a'.repeat(251)}.jpg`,
  ])('%j is none', (name) => expect(nameFault(name)).toBeUndefined());
});

test.each([
  ['Ana.jpg', 'ana.JPG'],
  ['jos\u00E9', 'JOSE\u0301'],
  ['straße', 'STRASSE'],
])('%s and %s are one name where capitals do not count', (one, other) => {
  expect(comparedName(one)).toBe(comparedName(other));
});

test('words that become a name never become one of these', () => {
  expect(slug('Aux')).toBe('aux-file');
  expect(slug('COM 1')).toBe('com-1');
  expect(slug('Console')).toBe('console');
});
