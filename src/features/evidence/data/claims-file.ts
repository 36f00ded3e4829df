import { z } from 'zod';
import type { SiteView } from '#site/site.ts';
import type { EvidenceEntry } from '../evidence.ts';
import { claimRecord } from './claim-record.ts';
import { type ClaimsFile, claimsFileSchema } from './claims-file.schema.ts';

/** Where the claims are as data, and what describes them. */
export const claimsFileHref = '/data/claims.json';
export const claimsSchemaHref = '/data/claims.schema.json';

/** The license of our own words (content/pages/terms.md). */
const license = 'https://creativecommons.org/licenses/by/4.0/';

/** All claims → the file that publishes them. The same claims always give the same file. */
export function claimsFile(
  entries: readonly EvidenceEntry[],
  { name }: Pick<SiteView, 'name'>,
  site: URL | string,
): ClaimsFile {
  const at = (path: string) => new URL(path, site).href;
  return {
    $schema: at(claimsSchemaHref),
    license,
    source: { name, url: at('/evidence') },
    claims: entries.map((entry) => claimRecord(entry, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function claimsFileJsonSchema(site: URL | string) {
  const $id = new URL(claimsSchemaHref, site).href;
  return { $id, ...z.toJSONSchema(claimsFileSchema, { target: 'draft-2020-12' }) };
}
