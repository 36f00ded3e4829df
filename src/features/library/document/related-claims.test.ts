import { expect, test } from 'vitest';
import type { ClaimView } from '#features/evidence/claims/claim.ts';
import { relatedClaims } from './related-claims.ts';

const claim = (id: string, status: ClaimView['status'], href: string) =>
  ({
    id,
    status,
    specified: { figure: '1', wording: 'one' },
    published: { figure: '1', wording: 'one', source: { name: '', href, secondary: false } },
  }) as ClaimView;

const here = 'https://docs.example/heat';
const ledger = new Map(
  [
    claim('supported', 'supported', here),
    claim('other', 'differs', here),
    claim('borrowed', 'unsourced', here),
    claim('elsewhere', 'supported', `${here}/2`),
  ].map((one) => [one.id, one]),
);

test('figures of the same address belong to the document, borrowed ones do not', () => {
  expect(relatedClaims(ledger, { fileUrl: here }).map(({ id }) => id)).toEqual([
    'supported',
    'other',
  ]);
});

test('a document that is not available has none', () => {
  expect(relatedClaims(ledger, { fileUrl: undefined })).toEqual([]);
});
