import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Inés', 'ines'],
  ['niños ÁRBOL', 'ninos arbol'],
  ['José’s', "jose's"],
  ['don´t, don`t, don‘t', "don't, don't, don't"],
  ['71,420 (3.5x)', '71,420 (3.5x)'],
  ['', ''],
])('“%s” is compared as “%s”', (text, folded) => expect(fold(text)).toBe(folded));
