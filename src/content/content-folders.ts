import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { belongsTo, fallsBack, type Kind } from './kind.ts';

/** The demonstration network, whole. The tests run on it. */
export const exampleFolder = 'example';
/** The folder of a network's own content; a fresh clone has none. */
export const networkFolder = 'content';

/**
 * Where content is read. One rule holds for all of it (docs/architecture.md): words fall back,
 * people do not. An entry comes from `own` alone; the words of pages and letters come from `own`
 * where a file and a key are there, else from `fallback`.
 */
export interface ContentFolders {
  /** Path of the folder that holds the entries, and that staff and studio write to. */
  own: string;
  /**
   * Path of the example beside a network's own folder; absent where the example is all there is.
   */
  fallback?: string;
}

/**
 * The folders of a checkout: a network's own over the example, or the example alone where there is
 * no `content/`. In the checkout that the program runs in, the example alone is also read where the
 * environment says `CHV_CONTENT=example`, as it does for all tests.
 */
export function contentFolders(
  checkout = '.',
  environment: NodeJS.ProcessEnv = process.env,
): ContentFolders {
  const example = join(checkout, exampleFolder);
  const network = join(checkout, networkFolder);
  const isHere = resolve(checkout) === resolve('.');
  const isForced = isHere && environment['CHV_CONTENT'] === exampleFolder;
  if (isForced || !existsSync(network)) return { own: example };
  return { own: network, fallback: example };
}

/** A file that content is read from. */
export interface FoundFile {
  /** Path that begins with the folder it lies in. */
  path: string;
  /** Path of the same file of the example, whose words stand where `path` has none. */
  base?: string;
  /** `true` where `path` itself is the file of the example, whose words the network takes over. */
  isInherited?: true;
}

/**
 * The files of a kind by their ids, in the order of the ids: those of `own`, and of a kind that
 * falls back also those that only the example has.
 */
export async function filesOfKind(
  kind: Kind,
  folders: ContentFolders,
): Promise<ReadonlyMap<string, FoundFile>> {
  const own = await namesIn(join(folders.own, kind.folder), kind);
  const isWords = folders.fallback !== undefined && fallsBack(kind);
  const others = isWords ? await namesIn(join(folders.fallback ?? '', kind.folder), kind) : [];
  const names = [...new Set([...own, ...others])].sort();
  return new Map(
    names.map((name) => [parse(name).name, findFile(join(kind.folder, name), folders, isWords)]),
  );
}

/**
 * A file by its path inside the content folder. One that is nowhere has the path that it would have
 * in `own`.
 */
export function findFile(
  path: string,
  { own, fallback }: ContentFolders,
  isWords = true,
): FoundFile {
  const ownPath = join(own, path);
  const base = fallback === undefined || !isWords ? undefined : join(fallback, path);
  if (base === undefined || !existsSync(base)) return { path: ownPath };
  return existsSync(ownPath) ? { path: ownPath, base } : { path: base, isInherited: true };
}

/** The names of the files of a kind in a folder; none where there is no folder. */
async function namesIn(folder: string, kind: Kind): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => belongsTo(kind, name));
}
