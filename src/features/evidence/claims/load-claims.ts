import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { type ClaimUse, type EvidenceEntry, pagesUsing } from '../evidence.ts';
import { type ClaimLedger, claimIn, claimLedger, type StatisticView } from './claim.ts';

/** Every figure of the site with its evidence, by the id of its claim. */
export const loadClaims = loadOnce(async (): Promise<ClaimLedger> => {
  const entries = await getCollection('claims');
  return claimLedger(new Map(entries.map(({ id, data }) => [id, data])));
});

/** The statistics of the home page in their order, each with its evidence. */
export async function loadStatistics(): Promise<StatisticView[]> {
  const [entries, ledger] = await Promise.all([getCollection('statistics'), loadClaims()]);
  return entries
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
    .map(({ label, bars, claim }) => ({ label, bars, claim: claimIn(ledger, claim) }));
}

/** Loads every claim with its file and the pages that show it. `uses` come from `loadClaimUses`. */
export async function loadEvidence(uses: readonly ClaimUse[]): Promise<EvidenceEntry[]> {
  const [entries, ledger] = await Promise.all([getCollection('claims'), loadClaims()]);
  return entries.map(({ id, data: file }) => ({
    claim: claimIn(ledger, id),
    file,
    usedOn: pagesUsing(id, uses),
  }));
}
