import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { type ClaimLedger, claimLedger } from './claim.ts';

/** Every figure of the site with its evidence, by the id of its claim. */
export const loadClaims = loadOnce(async (): Promise<ClaimLedger> => {
  const entries = await getCollection('claims');
  return claimLedger(new Map(entries.map(({ id, data }) => [id, data])));
});
