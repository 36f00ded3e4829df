import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { claimIn } from '#features/claims/claim.ts';
import { loadClaims } from '#features/claims/load-claims.ts';
import type { HazardFile } from '#features/hazards/hazard.schema.ts';
import { home } from '#site/navigation.ts';
import {
  type ClaimUse,
  type EvidenceEntry,
  pagesUsing,
  readPages,
  type Scope,
} from './evidence.ts';
import { emptyFilter } from './finder/evidence-filter.ts';
import { buildEvidenceIndex, type EvidenceIndex } from './finder/evidence-index.ts';
import { type Counts, filterClaims } from './finder/filter-claims.ts';
import { namesOf, searchDocument } from './finder/search-document.ts';

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
    scope: data.status === 'unsourced' ? undefined : scopeOf(data),
    note: data.note,
    caution: data.caution,
    checked: data.checked,
    nextCheck: data.nextCheck,
    readAt: data.status === 'unsourced' ? [] : readPages(data.readAt),
    usedOn: pagesUsing(id, uses),
    history: data.history,
  }));
}

/** How many claims there are of each status and topic. */
export async function loadCounts(): Promise<Counts> {
  const rows = (await loadEvidence()).map(({ claim: { id, status }, topic }) => ({
    ...{ id, status, topic },
  }));
  return filterClaims(rows, emptyFilter).counts;
}

/** Every claim as the search knows it. */
export async function loadSearchIndex(): Promise<EvidenceIndex> {
  const names = namesOf(await loadPage('evidencePage'));
  return buildEvidenceIndex((await loadEvidence()).map((entry) => searchDocument(entry, names)));
}

function scopeOf({ population, place, period }: Scope): Scope {
  return { population, place, period };
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
