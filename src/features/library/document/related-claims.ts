import type { ClaimLedger, ClaimView } from '#features/evidence/claims/claim.ts';
import type { ResourceView } from '../resource.ts';

/**
 * The figures of this site whose source is a document: the same address. A figure without a source only
 * borrows the closest one, so it is left out.
 */
export function relatedClaims(
  claims: ClaimLedger,
  { fileUrl }: Pick<ResourceView, 'fileUrl'>,
): ClaimView[] {
  if (fileUrl === undefined) return [];
  return [...claims.values()].filter(
    ({ status, published }) => status !== 'unsourced' && published.source.href === fileUrl,
  );
}
