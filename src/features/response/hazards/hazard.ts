import type { ClaimView } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from './hazard.schema.ts';

/** A hazard of the rapid response guide with the evidence for its figures and its advice. */
export interface HazardView
  extends Pick<HazardFile, 'name' | 'icon' | 'introduction' | 'healthImpacts' | 'keyMessages'> {
  id: string;
  /** Where its kit is. */
  href: string;
  /** Its message in ten seconds. */
  say: string;
  /** What may be quoted first. */
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
}

/** The guide that all hazards stand in. */
export const guideHref = '/resources/rapid-response';

/** Where the kit of a hazard is. */
export function kitHref(id: string): string {
  return `${guideHref}/${id}`;
}
