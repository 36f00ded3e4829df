import { getCollection } from 'astro:content';
import { type ClaimLedger, claimLedger } from './claim.ts';

/** Every figure of the site with its evidence, by the id of its claim. */
export async function loadClaims(): Promise<ClaimLedger> {
  const entries = await getCollection('claims');
  return claimLedger(new Map(entries.map(({ id, data }) => [id, data])));
}
