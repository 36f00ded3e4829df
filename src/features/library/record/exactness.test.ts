import { expect, test } from 'vitest';
import { doiIn, precisionOf } from './exactness.ts';

test.each([
  ['2025', 'year'],
  ['2025-08', 'month'],
  ['2025-08-22', 'day'],
])('%s is known to the %s', (date, precision) => {
  expect(precisionOf(date)).toBe(precision);
});

test.each([
  ['https://doi.org/10.1016/S0140-6736(24)01822-1', '10.1016/S0140-6736(24)01822-1'],
  ['https://dx.doi.org/10.1038/s41586-024-07945-5', '10.1038/s41586-024-07945-5'],
  ['https://doi.org/', undefined],
  ['https://doi.org.example/10.1038/x', undefined],
  ['https://ehp.niehs.nih.gov/doi/10.1289/EHP8887', undefined],
  [undefined, undefined],
])('the DOI in %s is %s', (address, doi) => {
  expect(doiIn(address)).toBe(doi);
});
