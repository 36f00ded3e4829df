import { loadPage } from '#content/load-page.ts';
import { claimIn } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import type { KeyMessageView } from './key-message.ts';

export async function loadKeyMessages(): Promise<KeyMessageView[]> {
  const [page, ledger] = await Promise.all([loadPage('keyMessagesPage'), loadClaims()]);
  return page.messages.map(({ claim, ...words }) => ({
    ...words,
    evidence: claimIn(ledger, claim),
  }));
}
