import { evidenceHref, type PublishedFigure } from '#features/evidence/claims/claim.ts';
import type { EvidenceEntry, Scope } from '../evidence.ts';
import type { ClaimRecord } from './claim-record.schema.ts';

/** A claim → its published record; addresses are whole. A figure that belongs to another claim is named, not repeated. */
export function claimRecord(entry: EvidenceEntry, site: URL | string): ClaimRecord {
  const { claim, topic, scope, readAt, note, caution, checked, nextCheck, usedOn } = entry;
  const { id, status, specified, published } = claim;
  const at = (path: string) => new URL(path, site).href;
  return {
    ...{ id, url: at(evidenceHref(id)), status, topic },
    ...(specified && { specified }),
    ...(scope ? { published: publishedRecord(published, scope) } : { closest: published.from }),
    read: readAt.map(({ href, year }) => ({ url: href, year })),
    note,
    ...(caution && { caution }),
    ...{ checked, nextCheck },
    pages: usedOn.map(({ href }) => at(href)),
    history: [...entry.history],
  };
}

function publishedRecord({ figure, wording, source }: PublishedFigure, scope: Scope) {
  const { publisher, title, year, href, secondary } = source;
  return { figure, wording, ...scope, source: { publisher, title, year, url: href, secondary } };
}
