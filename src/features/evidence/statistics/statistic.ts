import type { ClaimView } from '#features/evidence/claims/claim.ts';
import type { StatisticFile } from './statistic.schema.ts';

/** A figure of the home page with its drawing and its evidence. */
export interface StatisticView {
  label: string;
  drawing: StatisticFile['drawing'];
  claim: ClaimView;
}
