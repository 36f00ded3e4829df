import { describe, expect, test } from 'vitest';
import { byFamilyName, familyNameOf, hasFamilyName, sortName } from './person-name.ts';

describe('a family name is told from the name', () => {
  test.each([
    ['Amara Quill', 'Quill', 'Amara'],
    ['Dr. Amara Quill', 'Quill', 'Amara'],
    ['Prof. Dr. Amara Quill, MD, PhD', 'Quill', 'Amara'],
    ['Amara Quill MD', 'Quill', 'Amara'],
    ['Amara Quill, Pharm.D., FNP-BC', 'Quill', 'Amara'],
    ['Amara J. Quill', 'Quill', 'Amara J.'],
    ['J. Amara Quill', 'Quill', 'Amara'],
    ['J. R. Quill', 'Quill', 'R.'],
    ['Amara “Ama” Quill', 'Quill', 'Amara'],
    ['Amara (Ama) Quill', 'Quill', 'Amara'],
    ['Robert Quill Jr.', 'Quill', 'Robert'],
    ['Robert Quill, Jr., MD', 'Quill', 'Robert'],
    ['Robert Quill III', 'Quill', 'Robert'],
    ['Robert Quill, V', 'Quill', 'Robert'],
    ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
    ['Anna van der Berg', 'van der Berg', 'Anna'],
    ['Dick Van Dyke', 'Van Dyke', 'Dick'],
    ['Ana de la Cruz, RN', 'de la Cruz', 'Ana'],
    ['Luz M. del Río', 'del Río', 'Luz M.'],
    ['Noor al-Rashid', 'al-Rashid', 'Noor'],
    ['Noor Al Rashid', 'Al Rashid', 'Noor'],
    ['Omar bin Laden', 'bin Laden', 'Omar'],
    ['Ian Mac Donald', 'Mac Donald', 'Ian'],
    ['Ian MacDonald', 'MacDonald', 'Ian'],
    ['Sinéad O’Connor', 'O’Connor', 'Sinéad'],
    ['Eva St. Clair', 'St. Clair', 'Eva'],
    ['Leonardo da Silva', 'da Silva', 'Leonardo'],
    ['José Ortega y Gasset', 'Ortega y Gasset', 'José'],
    ['Gabriel García-Márquez', 'García-Márquez', 'Gabriel'],
    ['Soo-ah Fairwether', 'Fairwether', 'Soo-ah'],
    ['Wei LI', 'LI', 'Wei'],
    ['NGUYỄN Văn An', 'NGUYỄN', 'Văn An'],
    ['Lee Smith', 'Smith', 'Lee'],
    ['Mei Larkspurn', 'Larkspurn', 'Mei'],
    ['Jose\u0301 Nu\u0301n\u0303ez', 'Núñez', 'José'],
    ['Malcolm X', 'X', 'Malcolm'],
  ])('%s: %s', (name, family, given) => {
    expect(familyNameOf({ name })).toEqual({ family, given, doubt: undefined });
  });

  test.each([
    ['Prince', 'single'],
    ['Dr. Prince', 'single'],
    ['Sukarno, MD', 'single'],
    ['Gabriel García Márquez', 'several'],
    ['Mary Ann Smith', 'several'],
    ['Ana María Díaz Vega', 'several'],
    ['María del Carmen López', 'several'],
    ['Ana Ruiz de la Cruz', 'several'],
    ['Mohammed bin Salman Al Saud', 'several'],
    ['Li Wei', 'order'],
    ['Wei Chen', 'order'],
    ['Kim Soo-ah', 'order'],
    ['Nguyễn Văn An', 'order'],
    ['Tanaka Haruki', 'order'],
    ['李小龍', 'single'],
    ['山田 太郎', 'order'],
    ['Quill, Amara', 'inverted'],
    ['de la Cruz, Ana', 'inverted'],
  ])('%s cannot be told: %s', (name, doubt) => {
    expect(familyNameOf({ name }).doubt).toBe(doubt);
  });
});

test.each([
  ['Gabriel García Márquez', 'García Márquez', 'Gabriel'],
  ['Dr. Li Wei, MD', 'Li', 'Wei'],
  ['Prince', 'Prince', ''],
  ['Nguyễn Văn An', 'Nguyễn', 'Văn An'],
])('%s with the family name %s', (name, familyName, given) => {
  const person = { name, familyName };
  expect(hasFamilyName(person)).toBe(true);
  expect(familyNameOf(person)).toEqual({ family: familyName, given, doubt: undefined });
});

test.each([
  ['Gabriel García Márquez', 'Garcia'],
  ['Gabriel García Márquez', 'quez'],
  ['Gabriel García Márquez', 'Lind'],
])('%s has no family name %s', (name, familyName) => {
  expect(hasFamilyName({ name, familyName })).toBe(false);
});

test('people stand by family name, then by their other names, accents aside', () => {
  const people = [
    { name: 'Dr. Zoe Brook' },
    { name: 'Åsa Éclair' },
    { name: 'Gabriel García Márquez', familyName: 'García Márquez' },
    { name: 'Ana Brook, RN' },
    { name: 'Li Wei', familyName: 'Li' },
    { name: 'Ana de la Cruz' },
  ];
  expect(byFamilyName(people).map(sortName)).toEqual([
    'Brook Ana',
    'Brook Zoe',
    'de la Cruz Ana',
    'Éclair Åsa',
    'García Márquez Gabriel',
    'Li Wei',
  ]);
});
