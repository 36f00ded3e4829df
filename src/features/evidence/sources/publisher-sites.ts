import { urlOf } from '#content/address.ts';
import type { PublisherFile } from './publishers.schema.ts';

/** Libraries and archives that hold the document itself, by the beginnings of their addresses. */
const archives: readonly { name: string; sites: readonly string[] }[] = [
  { name: 'PubMed Central', sites: ['pmc.ncbi.nlm.nih.gov', 'ncbi.nlm.nih.gov/pmc'] },
  { name: 'PubMed', sites: ['pubmed.ncbi.nlm.nih.gov'] },
  { name: 'the Internet Archive', sites: ['web.archive.org', 'archive.org'] },
];

/** Returns the name of the archive whose copy of a document an address opens. */
export function archiveAt(address: string): string | undefined {
  return archives.find(({ sites }) => sites.some((site) => isAt(address, site)))?.name;
}

/**
 * Whether an address opens a website, which is `cdc.gov` with all that ends on it, or the beginning
 * of addresses, `doi.org/10.1136`.
 */
export function isAt(address: string, site: string): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { hostname, pathname } = url;
  const [host = '', ...folders] = site.toLowerCase().split('/');
  const path = `/${folders.join('/')}`.replace(/\/$/, '');
  const isOnHost = hostname === host || hostname.endsWith(`.${host}`);
  return isOnHost && `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
}

/** Returns the known publishers that a source names, alone or beside others. */
export function publishersNamed(
  names: readonly string[],
  publishers: readonly PublisherFile[],
): PublisherFile[] {
  return publishers.filter(({ name }) => names.some((line) => isNamedIn(line, name)));
}

/**
 * Whether a line names somebody: `ecoAmerica` in “ecoAmerica and Lake Research Partners”, but not
 * `Climate` in “Climate Central”.
 */
function isNamedIn(line: string, name: string): boolean {
  const start = line.indexOf(name);
  if (start < 0) return false;
  const before = line.slice(0, start);
  const after = line.slice(start + name.length);
  return (
    /(^|, |; | and | with | for (the )?| \()$/.test(before) &&
    /^($|,|;|\)| and | with | \()/.test(after)
  );
}

/** The host of an address without `www.`: `cdc.gov`. */
export function hostOf(address: string): string {
  return urlOf(address)?.hostname.replace(/^www\./, '') ?? address;
}
