import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../find/site-finder.ts';
import { cutTerms } from './cut-index.ts';

const cut = (words: readonly string[], size?: number) =>
  cutTerms(
    words.map((word) => [word] as const),
    size,
  ).map(({ start, terms }) => [start, ...terms.map(([word]) => word)]);

describe('words cut into parts', () => {
  test('stand with those of the same first letter', () => {
    expect(cut(['air', 'asthma', 'heat'])).toEqual([
      ['a', 'air', 'asthma'],
      ['h', 'heat'],
    ]);
  });

  test('are cut by the next letter where a part would be too large', () => {
    expect(cut(['s', 'sea', 'self', 'sun'], 20)).toEqual([
      ['s', 's'],
      ['se', 'sea', 'self'],
      ['su', 'sun'],
    ]);
  });

  test('are all in the parts that their beginnings lead to', () => {
    const words = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', '1', 'ł') }),
    );
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 5, max: 80 }),
        fc.integer({ min: 1, max: 6 }),
        (all, size, length) => {
          const parts = cutTerms(
            all.map((word) => [word] as const),
            size,
          );
          for (const word of all) {
            const open = partsOf(
              parts.map(({ start }) => start),
              word.slice(0, length),
            );
            const found = open.flatMap((part) => parts[part]?.terms ?? []).flat();
            expect(found).toContain(word);
          }
        },
      ),
    );
  });

  test('only those parts are opened that may hold the word', () => {
    expect(partsOf(['a', 's', 'se', 'su', 't'], 'sea')).toEqual([1, 2]);
    expect(partsOf(['a', 's', 'se', 'su', 't'], 's')).toEqual([1, 2, 3]);
    expect(partsOf(['a'], 'zebra')).toEqual([]);
  });
});
