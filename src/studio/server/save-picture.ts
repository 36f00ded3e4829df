import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { EntryKey } from '../protocol.ts';
import { contentOf, kindOf, pathOf } from './entry-files.ts';
import { Refused } from './guards.ts';

/** Endings that a picture beside an entry may have. */
const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/**
 * Removes the pictures that are named after an entry and that its fields, as saved, no longer name.
 */
export async function removeOtherPictures(
  root: string,
  key: EntryKey,
  data: Record<string, unknown>,
): Promise<void> {
  const named = JSON.stringify(data);
  for (const ending of pictureEndings) {
    const name = `${key.id}.${ending}`;
    if (named.includes(`"./${name}"`)) continue;
    await rm(join(contentOf(root), picturePath(key, name)), { force: true });
  }
}

/**
 * The path, inside the content folder, of the picture called `name` beside an entry. Throws
 * `Refused` for a name that is none of a picture.
 */
export function picturePath(key: EntryKey, name: string): string {
  const endings = pictureEndings.join('|');
  if (!new RegExp(`^[\\w-]+\\.(${endings})$`).test(name)) {
    throw new Refused(`"${name}" is not the name of a picture.`);
  }
  // Throws for an id that could lead anywhere else.
  pathOf(key);
  return posix.join(kindOf(key.kind).folder, name);
}
