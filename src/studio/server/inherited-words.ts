import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { contentFolders, findFile } from '#content/content-folders.ts';
import { fallsBack } from '#content/kind.ts';
import { mergeWords, ownWords } from '#content/merge-words.ts';
import { inheritedData } from '#content/read-found.ts';
import type { Draft, EntryKey, Written } from '../protocol.ts';
import { kindOf, pathOf, readFields } from './entry-files.ts';

/**
 * The text of the example whose words stand where the file of an entry has none. Undefined for a
 * person, an event and whatever else a network has of its own alone, and in a checkout that has the
 * example alone.
 */
export async function exampleSource(root: string, key: EntryKey): Promise<string | undefined> {
  const { own, fallback } = contentFolders(root);
  if (fallback === undefined || !fallsBack(kindOf(key.kind))) return undefined;
  const { path, base = path } = findFile(pathOf(key), { own, fallback });
  return existsSync(base) ? readFile(base, 'utf8') : undefined;
}

/** The fields that the form shows: those of the file over those of the example. */
export function overExample(key: EntryKey, written: Written, example?: string): Written {
  if (example === undefined || written.source !== undefined) return written;
  const below = readFields(key, example);
  return {
    data: mergeWords(inheritedData(pathOf(key), below.data), written.data) as Written['data'],
    body: written.body === '' ? below.body : written.body,
  };
}

/**
 * The part of a draft that its file keeps: the words that differ from the example's, and those that
 * the file, whose text is `before`, has already.
 */
export function ownPartOf<Kept extends Draft>(draft: Kept, before = '', example?: string): Kept {
  if (example === undefined || draft.source !== undefined) return draft;
  const below = readFields(draft, example);
  const kept = readFields(draft, before);
  return {
    ...draft,
    data: ownWords(below.data, draft.data, kept.data),
    body: draft.body === below.body && kept.body === '' ? '' : draft.body,
  };
}
