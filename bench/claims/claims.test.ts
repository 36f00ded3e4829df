import { expect, test } from 'vitest';
import { claimSchema } from '#features/claims/claim.schema.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { madeClaim } from './made-claim.ts';

const words = vocabularyOf(['the heat and the smoke and the sea']);

test('made-up claims obey the schema, are of several statuses, and are the same every time', () => {
  const claims = Array.from({ length: 60 }, (_, number) => madeClaim(number, words));
  for (const claim of claims) expect(claimSchema.parse(claim)).toEqual(claim);
  expect(new Set(claims.map(({ status }) => status)).size).toBe(2);
  expect(madeClaim(7, words)).toEqual(claims[7]);
});
