import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** A file of the content folder, by its path inside that folder. */
export interface ContentFile {
  path: string;
  /** Folder inside the content folder; `.` for the top. */
  folder: string;
  /** File name without ending. */
  name: string;
  /** Ending with its dot, as written. */
  ending: string;
  /** Whether it is a link to a file elsewhere and not the file itself. */
  isLink: boolean;
}

/**
 * Every file under the content folder, sorted by path. What begins with a dot belongs to the system
 * or the editor and is left out, unless its ending is that of content. A folder that is not there
 * has no files.
 */
export async function listFiles(root: string): Promise<ContentFile[]> {
  if (!existsSync(root)) return [];
  const paths = await listFolder(root, '.');
  return paths.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFolder(root: string, folder: string): Promise<ContentFile[]> {
  const found = await readdir(join(root, folder), { withFileTypes: true });
  const lists = found
    .filter(({ name }) => !name.startsWith('.') || /\.(md|ya?ml)$/i.test(name))
    .map(async (item) => {
      const path = posix.join(folder, item.name);
      if (item.isDirectory()) return listFolder(root, path);
      const { name, ext } = posix.parse(path);
      return [{ path, folder, name, ending: ext, isLink: item.isSymbolicLink() }];
    });
  return (await Promise.all(lists)).flat();
}
