import { expect, test } from 'vitest';
import { fileSizeLabel } from './file-size.ts';

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [311_600, '312 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, label) => {
  expect(fileSizeLabel(bytes)).toBe(label);
});
