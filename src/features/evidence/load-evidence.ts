import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { claimIn } from '#features/claims/claim.ts';
import { loadClaims } from '#features/claims/load-claims.ts';
import type { HazardFile } from '#features/hazards/hazard.schema.ts';
import { home } from '#site/navigation.ts';
import { type ClaimUse, type EvidenceEntry, pagesUsing, readPages } from './evidence.ts';

/** Every claim of the site with what was read, when, and where it is shown. */
export async function loadEvidence(): Promise<EvidenceEntry[]> {
  const [entries, ledger, uses] = await Promise.all([
    getCollection('claims'),
    loadClaims(),
    loadUses(),
  ]);
  return entries.map(({ id, data }) => ({
    claim: claimIn(ledger, id),
    topic: data.group,
    note: data.note,
    caution: data.caution,
    checked: data.checked,
    nextCheck: data.nextCheck,
    readAt: data.status === 'unsourced' ? [] : readPages(data.readAt),
    usedOn: pagesUsing(id, uses),
  }));
}

async function loadUses(): Promise<ClaimUse[]> {
  const [claims, statistics, hazards, messagesPage] = await Promise.all([
    getCollection('claims'),
    getCollection('statistics'),
    getCollection('hazards'),
    loadPage('keyMessagesPage'),
  ]);
  const direct: ClaimUse[] = [
    { page: home, claims: statistics.map(({ data }) => data.claim) },
    {
      page: { label: messagesPage.title, href: '/resources/key-messages' },
      claims: messagesPage.messages.map(({ claim }) => claim),
    },
    ...hazards.map(({ id, data }) => ({
      page: { label: data.name, href: `/resources/rapid-response#${id}` },
      claims: claimsOf(data),
    })),
  ];
  const closestOf = new Map(
    claims.flatMap(({ id, data }) => (data.status === 'unsourced' ? [[id, data.closest]] : [])),
  );
  return direct.map((use) => withClosest(use, closestOf));
}

/** Every claim of a hazard's section and kit. */
function claimsOf({ facts, actions, messages, advice }: HazardFile): string[] {
  const lines = [...advice.before, ...advice.during, ...advice.after];
  return [
    ...facts,
    ...actions,
    ...Object.values(messages).flatMap(({ claims }) => claims),
    ...lines.flatMap(({ cites, id }) => (cites === 'claim' ? [id] : [])),
  ];
}

/** Where a figure without a source is shown, the closest published one is shown too. */
function withClosest(use: ClaimUse, closestOf: ReadonlyMap<string, string>): ClaimUse {
  const closest = use.claims.flatMap((id) => closestOf.get(id) ?? []);
  return { ...use, claims: [...use.claims, ...closest] };
}
