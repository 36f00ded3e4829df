import type { ClaimView } from '#features/evidence/claims/claim.ts';
import type { HazardFile } from './hazard.schema.ts';

/** A hazard of the rapid response guide with the evidence for its figures and its advice. */
export interface HazardView
  extends Pick<HazardFile, 'name' | 'icon' | 'introduction' | 'healthImpacts' | 'keyMessages'> {
  id: string;
  href: string;
  /** Its message in ten seconds. */
  say: string;
  /** Supported claims first. */
  facts: readonly ClaimView[];
  actions: readonly ClaimView[];
}

export const guideHref = '/resources/rapid-response';

/** Returns the path of a hazard's kit. */
export function kitHref(id: string): string {
  return `${guideHref}/${id}`;
}

/**
 * The SVG path of each hazard's mark in a view box of 52 by 40: seven bars, seven spikes or three
 * waves (docs/requirements/design.md, section 6).
 */
export const hazardDrawings: Record<HazardView['icon'], string> = {
  heat: bars([32, 28, 24, 20, 14, 8, 0], [8, 12, 16, 20, 26, 32, 40]),
  fire: [30, 16, 25, 0, 18, 8, 28]
    .map((top, index) => `M${7.5 * index} 40l3-${40 - top} 3 ${40 - top}z`)
    .join(''),
  storm: bars([12, 20, 2, 20, 0, 20, 14], [8, 14, 18, 20, 20, 10, 6]),
  flood: [8, 21, 34]
    .map((top) => `M0 ${top}q6.5-9 13 0t13 0 13 0 13 0v5q-6.5 9-13 0t-13 0-13 0-13 0z`)
    .join(''),
};

function bars(tops: readonly number[], heights: readonly number[]): string {
  return tops.map((top, index) => `M${7.5 * index} ${top}h5v${heights[index]}h-5z`).join('');
}
