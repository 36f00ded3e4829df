import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import type { ClaimLedger } from '#features/evidence/claims/claim.ts';
import { claimsInDocument, claimsInHandout } from './files/claims-in-files.ts';

/** Ids of the claims that the files of the toolkit print. */
export async function loadToolkitClaims(ledger: ClaimLedger): Promise<string[]> {
  const documents = await getCollection('toolkitDocuments');
  const hazards = await getCollection('hazards');
  const { messages } = await loadPage('keyMessagesPage');
  const claims = [
    ...documents.flatMap(({ data }) => claimsInDocument(data)),
    ...hazards.flatMap(({ data }) => claimsInHandout(data, ledger)),
    ...messages.map(({ claim }) => claim),
  ];
  return [...new Set(claims)];
}
