import { getCollection } from 'astro:content';
import { claimIn, quotableFirst } from '#features/claims/claim.ts';
import { loadClaims } from '#features/claims/load-claims.ts';
import { type HazardView, kitHref } from './hazard.ts';

/** The hazards of the rapid response guide in their order. */
export async function loadHazards(): Promise<HazardView[]> {
  const [entries, ledger] = await Promise.all([getCollection('hazards'), loadClaims()]);
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => ({
      id,
      href: kitHref(id),
      name: data.name,
      icon: data.icon,
      introduction: data.introduction,
      healthImpacts: data.healthImpacts,
      keyMessages: data.keyMessages,
      say: data.messages.ten.text,
      facts: quotableFirst(data.facts.map((claim) => claimIn(ledger, claim))),
      actions: data.actions.map((claim) => claimIn(ledger, claim)),
    }));
}
