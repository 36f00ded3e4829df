import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ContentFolders, FoundFile } from './content-folders.ts';
import { mergeWords } from './merge-words.ts';
import { isDemonstrationSite, readEntry } from './read-entry.ts';

/** The data and the Markdown body of a file, over those of the example where it has them. */
export interface FoundEntry {
  /** Undefined where the YAML of a file cannot be read. */
  data: unknown;
  body: string;
}

/**
 * Reads a file and the one of the example below it. Text that is for the demonstration alone is
 * left out unless `isDemonstration`.
 */
export async function readFound(
  { path, base }: FoundFile,
  format: 'md' | 'yaml',
  isDemonstration: boolean,
): Promise<FoundEntry> {
  const own = readEntry(await readFile(path, 'utf8'), format, isDemonstration);
  if (base === undefined) return own;
  const example = readEntry(await readFile(base, 'utf8'), format, isDemonstration);
  return {
    data: mergeWords(inheritedData(base, example.data), own.data),
    body: own.body.trim() === '' ? example.body : own.body,
  };
}

/** The data of a file of the example as a network inherits it: that it is an example is no word. */
export function inheritedData(base: string, data: unknown): unknown {
  if (parse(base).base !== siteFile || data === null || typeof data !== 'object') return data;
  return { ...data, demonstration: false };
}

const siteFile = 'site.yaml';

/** Whether a site shows a demonstration: its own `site.yaml` says so, not the example's. */
export async function isDemonstration({ own }: ContentFolders): Promise<boolean> {
  const file = join(own, siteFile);
  return existsSync(file) && isDemonstrationSite(await readFile(file, 'utf8'));
}
