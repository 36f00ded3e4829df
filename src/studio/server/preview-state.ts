import { shownVersionsPath } from '#content/shown-versions.ts';
import type { EntryKey, PreviewState } from '../protocol.ts';
import { entryWith, kindOf, pathOf, readSource, versionOf } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';
import { previewAddress } from './kind-table.ts';

/**
 * The state of the page of an entry on the site at `origin`, empty where there is no site. The site
 * tells which version of the file it shows, since it keeps the last one that fits its schema.
 */
export async function previewState(
  root: string,
  key: EntryKey,
  origin: string,
): Promise<PreviewState> {
  const source = await readSource(root, key);
  const example = await exampleSource(root, key);
  const text = source ?? example?.source;
  if (text === undefined) return 'unsaved';
  const shown = await shownVersion(origin, pathOf(key));
  if (shown === undefined) return 'starting';
  if (shown !== versionOf(text)) {
    const { data } = entryWith(key, source ?? '', example);
    const isTaken = kindOf(key.kind).schema.safeParse(data).success;
    if (isTaken) return 'coming';
    return shown === null ? 'none' : 'before';
  }
  return pageState(origin, previewAddress(key.kind, key.id) ?? '/');
}

/** The version of a file that the site shows, null for none; undefined where no site answers. */
async function shownVersion(origin: string, path: string): Promise<string | null | undefined> {
  if (origin === '') return undefined;
  try {
    const response = await fetch(`${origin}${shownVersionsPath}${encodeURIComponent(path)}`);
    const { version } = (await response.json()) as { version: string | null };
    return version;
  } catch {
    return undefined;
  }
}

/** Asks for a page as its frame does. */
async function pageState(origin: string, address: string): Promise<PreviewState> {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'iframe' };
  try {
    const { status, body } = await fetch(origin + address.replace(/#.*/, ''), { headers });
    await body?.cancel();
    if (status === 404) return 'missing';
    return status >= 500 ? 'failing' : 'shown';
  } catch {
    return 'starting';
  }
}
