import type { ClaimView } from '#features/claims/claim.ts';

/** A message with the evidence behind it. */
export interface KeyMessageView {
  title: string;
  text: string;
  evidence: ClaimView;
}
