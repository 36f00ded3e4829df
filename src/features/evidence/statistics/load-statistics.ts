import { getCollection } from 'astro:content';
import { claimIn } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import type { StatisticView } from './statistic.ts';

/** The statistics of the home page in their order, each with its evidence. */
export async function loadStatistics(): Promise<StatisticView[]> {
  const [entries, ledger] = await Promise.all([getCollection('statistics'), loadClaims()]);
  return entries
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
    .map(({ label, drawing, claim }) => ({
      label,
      drawing,
      claim: claimIn(ledger, claim),
    }));
}
