import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolders } from './content-folders.ts';
import { isRecord } from './is-record.ts';
import { fallsBack, type Kind, type KindRow } from './kind.ts';
import { mergeWords } from './merge-words.ts';
import { readEntry } from './read-entry.ts';
import { type OptionalSection, optionalSectionKeys, sectionAt } from './section-addresses.ts';

/** The sections that a network is without; all others are open. */
export type ClosedSections = ReadonlySet<OptionalSection>;

/** Returns the sections that the data of a `site.yaml` switches off, as `stories: false` does. */
export function closedSectionsIn(site: unknown): ClosedSections {
  const sections = isRecord(site) ? site['sections'] : undefined;
  if (!isRecord(sections)) return new Set();
  return new Set(optionalSectionKeys.filter((key) => sections[key] === false));
}

/** Returns the sections that the `site.yaml` of these folders switches off. */
export function closedSections({ own, fallback }: ContentFolders): ClosedSections {
  const ownSite = siteData(own);
  const site = fallback === undefined ? ownSite : mergeWords(siteData(fallback), ownSite);
  return closedSectionsIn(site);
}

function siteData(folder: string): unknown {
  const file = join(folder, 'site.yaml');
  return existsSync(file) ? readEntry(readFileSync(file, 'utf8'), 'yaml').data : undefined;
}

/** Whether an address of this site, from `/`, belongs to a section that is off. */
export function isClosedAt(address: string, closed: ClosedSections): boolean {
  const section = sectionAt(address);
  return section !== undefined && closed.has(section);
}

/** A kind, and the page that shows its entries if there is one. */
export type ShownKind = Kind & Pick<KindRow, 'preview'>;

/**
 * Whether the site has no entry of a kind, because the page that shows them is off. Words of such a
 * page are there: other pages may have some of them too.
 */
export function isClosedKind(kind: ShownKind, closed: ClosedSections): boolean {
  return !fallsBack(kind) && kind.preview !== undefined && isClosedAt(kind.preview, closed);
}
