import { posix } from 'node:path';
import type { EntryKey } from '../protocol.ts';
import { idsOfAll, isOf, kindOf, pathOf, readFields, readSource } from './entry-files.ts';
import { Refused } from './guards.ts';

/** Endings that a picture beside an entry may have. */
const pictureEndings: readonly string[] = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'];

/**
 * The paths, inside the content folder, of pictures named after an entry that the saved file, with
 * the fields `before`, named and that it no longer names with the fields `now`. Any other file
 * beside an entry was laid there by somebody, and stays.
 */
export function picturesLeft(
  key: EntryKey,
  before: Record<string, unknown>,
  now: Record<string, unknown>,
): string[] {
  const stillNamed = new Set(picturesIn(key, now));
  return picturesIn(key, before).filter((path) => isOf(key, path) && !stillNamed.has(path));
}

/** The paths, inside the content folder, of all pictures that fields of an entry name. */
export function picturesIn({ kind }: EntryKey, data: Record<string, unknown>): string[] {
  const { folder } = kindOf(kind);
  const named = JSON.stringify(data).matchAll(/"\.\/([^"/\\]+)"/g);
  const paths = [...named].map(([, name = '']) => posix.join(folder, name));
  const isPicture = (path: string) => pictureEndings.includes(posix.extname(path).slice(1));
  return [...new Set(paths.filter(isPicture))];
}

/** Whether a picture, whose path is inside the content folder, is named by any entry of a kind. */
export async function isPictureNamed(
  root: string,
  { kind }: EntryKey,
  path: string,
): Promise<boolean> {
  for (const id of (await idsOfAll(root)).get(kind) ?? []) {
    const key = { kind, id };
    const { data } = readFields(key, (await readSource(root, key)) ?? '');
    if (picturesIn(key, data).includes(path)) return true;
  }
  return false;
}

/** The paths of the pictures that may be named after an entry, whether they are there or not. */
export function picturePathsOf(key: EntryKey): string[] {
  return pictureEndings.map((ending) => picturePath(key, `${key.id}.${ending}`));
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
