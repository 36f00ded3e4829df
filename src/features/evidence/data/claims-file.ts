import { type DataSource, dataFileHead, publishedSchema } from '#files/data-file/data-file.ts';
import type { EvidenceEntry } from '../evidence.ts';
import { claimRecord } from './claim-record.ts';
import { type ClaimsFile, claimsFileSchema } from './claims-file.schema.ts';

/** Where the claims are as data, and what describes them. */
export const claimsFileHref = '/data/claims.json';
export const claimsSchemaHref = '/data/claims.schema.json';

/** All claims → the file that publishes them. The same claims always give the same file. */
export function claimsFile(
  entries: readonly EvidenceEntry[],
  source: DataSource,
  site: URL | string,
): ClaimsFile {
  return {
    ...dataFileHead({ schema: claimsSchemaHref, page: '/evidence' }, source, site),
    claims: entries.map((entry) => claimRecord(entry, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function claimsFileJsonSchema(site: URL | string) {
  return publishedSchema(claimsFileSchema, claimsSchemaHref, site);
}
