import { claimIn, quotableFirst } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { type HazardView, kitHref } from './hazard.ts';
import { hazardsInSeason } from './hazards-in-season.ts';

/** The hazards of the rapid response guide in the order of the season. */
export async function loadHazards(): Promise<HazardView[]> {
  const [entries, ledger] = await Promise.all([hazardsInSeason(), loadClaims()]);
  return entries.map(({ id, data }) => ({
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
