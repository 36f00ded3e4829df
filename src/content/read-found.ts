import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ContentFolders, FoundFile } from './content-folders.ts';
import { type NamedFacts, type TakeOver, takeOver, withTakenOver } from './inherited-words.ts';
import { isRecord } from './is-record.ts';
import { mergeWords } from './merge-words.ts';
import { isDemonstrationSite, readEntry } from './read-entry.ts';

/** The data and the Markdown body of a file, over those of the example where it has them. */
export interface FoundEntry {
  /** Undefined where the YAML of a file cannot be read. */
  data: unknown;
  body: string;
}

/** How the content of a pair of folders is read (`readingOf`). */
export interface Reading {
  /** Whether text for the demonstration alone is read in the files of the network itself. */
  isDemonstration: boolean;
  /** How words of the example become those of the network. */
  take: TakeOver;
  /** Equal for readings that give the same words for the same files. */
  key: string;
}

/** A file of the example as a network inherits it. */
export interface InheritedEntry extends FoundEntry {
  /** The text of its file. */
  source: string;
  /** Equal for the same words. */
  key: string;
}

/**
 * Reads a file and the one of the example below it. Words of the example are taken over: without
 * what is for the demonstration alone, and with the name and numbers of the network.
 */
export async function readFound(
  { path, base, isInherited }: FoundFile,
  format: 'md' | 'yaml',
  reading: Reading,
): Promise<FoundEntry> {
  const text = await readFile(path, 'utf8');
  if (isInherited) return readInherited(path, text, format, reading);
  const own = readEntry(text, format, reading.isDemonstration);
  if (base === undefined) return own;
  const example = readInherited(base, await readFile(base, 'utf8'), format, reading);
  return {
    data: mergeWords(example.data, own.data),
    body: own.body.trim() === '' ? example.body : own.body,
  };
}

/**
 * Reads the text of a file of the example as a network inherits it. `path` ends in the name of the
 * file. That a site is a demonstration is inherited by nobody.
 */
export function readInherited(
  path: string,
  text: string,
  format: 'md' | 'yaml',
  { take, key }: Reading,
): InheritedEntry {
  const { data, body } = readEntry(text, format, false);
  const isSite = parse(path).base === siteFile && isRecord(data);
  const words = isSite ? { ...data, demonstration: false } : data;
  return {
    data: withTakenOver(words, take),
    body: take(body),
    source: text,
    key: `${key}\n${text}`,
  };
}

const siteFile = 'site.yaml';

/** Returns how the files of these folders are read: both have a `site.yaml`, or none is needed. */
export function readingOf({ own, fallback }: ContentFolders): Reading {
  const ownText = siteText(own);
  const isDemonstration = ownText !== undefined && isDemonstrationSite(ownText);
  if (fallback === undefined) return { isDemonstration, take: (text) => text, key: '' };
  const example = factsIn(siteText(fallback));
  const facts = factsIn(ownText);
  return { isDemonstration, take: takeOver(example, facts), key: JSON.stringify([example, facts]) };
}

/** The text of the `site.yaml` in a folder; undefined where there is none. */
function siteText(folder: string): string | undefined {
  const file = join(folder, siteFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function factsIn(text: string | undefined): NamedFacts {
  const { data } = readEntry(text ?? '', 'yaml');
  const factOf = (key: keyof NamedFacts) => {
    const value = isRecord(data) ? data[key] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { name: factOf('name'), emergency: factOf('emergency'), crisis: factOf('crisis') };
}
