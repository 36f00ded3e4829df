import { expect, test } from 'vitest';
import { titleSizes, withoutOrphan } from './title-sizes.ts';

test.each([
  ['Dr. Amara Quill', 88],
  ['Dr. Idris Meadowhurst', 88],
  ['Noor Lanternby, MPH', 76],
  ['Dr. Anna Wolfeschlegelsteinhausen', 42],
  ['Dr. Anna Wolfeschlegelstein-Hausenbergerdorff', 58],
  ['x'.repeat(200), 36],
  ['', 88],
])('%j begins at %i pixels in a column of 640', (title, size) => {
  expect(titleSizes(title, 640)[0]).toBe(size);
});

test.each([
  ['Noor Lanternby, MPH', 'Noor Lanternby,\u00A0MPH'],
  ['Heat, floods and what to do', 'Heat, floods and what to do'],
  ['Dr. Amara Quill', 'Dr. Amara Quill'],
])('%j keeps its end together', (title, bound) => {
  expect(withoutOrphan(title)).toBe(bound);
});
