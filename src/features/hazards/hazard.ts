import type { ClaimView } from '#features/claims/claim.ts';
import type { HazardFile } from './hazard.schema.ts';

/** A hazard of the rapid response guide with the evidence for its figures and its advice. */
export interface HazardView {
  id: string;
  name: string;
  icon: HazardFile['icon'];
  introduction: string;
  healthImpacts: readonly string[];
  keyMessages: readonly string[];
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
}
