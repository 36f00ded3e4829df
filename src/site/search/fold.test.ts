import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Inés', 'ines'],
  ['niños ÁRBOL', 'ninos arbol'],
  ['José’s', "jose's"],
  ['don´t, don`t, don‘t', "don't, don't, don't"],
  ['71,420 (3.5x)', '71,420 (3.5x)'],
  ['Straße, STRAẞE', 'strasse, strasse'],
  ['Ærø, Œuvre', 'aero, oeuvre'],
  ['Łódź, Đorđe, Þór, Guðrún', 'lodz, dorde, thor, gudrun'],
  ['Işık, İZMİR, ılık', 'isik, izmir, ilik'],
  ['Ħamrun, Sámi ŋ, Ọlọ́pàá, Ɓala', 'hamrun, sami ng, olopaa, bala'],
  ['Nguyễn, Hawaiʻi', 'nguyen, hawaii'],
  // Marks that stand after their letter, and one that Unicode calls no diacritic.
  ['Ine\u0301s, o\u0364', 'ines, o'],
  ['ﬁre, Ｈｅａｔ', 'fire, heat'],
  ['Αθήνα, Москва, 熱', 'αθηνα, москва, 熱'],
  ['', ''],
])('“%s” is compared as “%s”', (text, folded) => expect(fold(text)).toBe(folded));
