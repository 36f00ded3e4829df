import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hexadecimal: the version of a file with that text. */
export function textVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The address below which the development server tells which version of a file it shows. */
export const shownVersionsPath = '/@content-version/';

/**
 * The version of each file of the content that the development server has taken into its pages, by
 * path inside the content folder. Its loader and its requests run as two instances of the modules
 * in one process, so this is kept where both find it.
 */
export function shownVersions(): Map<string, string> {
  const shared = globalThis as { [shownVersionsKey]?: Map<string, string> };
  shared[shownVersionsKey] ??= new Map();
  return shared[shownVersionsKey];
}

const shownVersionsKey = Symbol.for('studio: shown versions');
