import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolders } from './content-folders.ts';
import { isRecord } from './is-record.ts';
import { readEntry } from './read-entry.ts';

/**
 * Returns the origin of the site, without a slash at the end: `https://` and the `domain` of the
 * `site.yaml` in the network's own folder. Throws where that says none.
 */
export function siteOrigin({ own }: ContentFolders): string {
  const file = join(own, 'site.yaml');
  const { data } = readEntry(existsSync(file) ? readFileSync(file, 'utf8') : '', 'yaml');
  const domain = isRecord(data) ? data['domain'] : undefined;
  if (typeof domain === 'string' && domain !== '') return `https://${domain}`;
  throw new Error(`${file} has no domain; write one, such as domain: voices.example.org`);
}
