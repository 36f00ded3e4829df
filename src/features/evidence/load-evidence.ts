import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { claimIn } from '#features/evidence/claims/claim.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { type EvidenceEntry, pagesUsing, readPages, type Scope } from './evidence.ts';
import { namesOf } from './finder/claim-list.ts';
import { buildEvidenceIndex, type EvidenceIndex, searchDocument } from './finder/evidence-index.ts';
import { loadUses } from './load-uses.ts';

/** Every claim of the site with what was read, when, and where it is shown. */
export async function loadEvidence(): Promise<EvidenceEntry[]> {
  const [entries, ledger] = await Promise.all([getCollection('claims'), loadClaims()]);
  const uses = await loadUses(ledger);
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

/** Every claim as the search knows it. */
export async function loadSearchIndex(): Promise<EvidenceIndex> {
  const names = namesOf(await loadPage('evidencePage'));
  return buildEvidenceIndex((await loadEvidence()).map((entry) => searchDocument(entry, names)));
}

function scopeOf({ population, place, period }: Scope): Scope {
  return { population, place, period };
}
