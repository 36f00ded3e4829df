import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const cache = join('.build', 'cache');

/**
 * Returns bytes that are slow to make, from the cache if an earlier build has made them. `madeFrom`
 * lists everything that they depend on, as bytes or JSON; the fingerprint of the code is added. A
 * file that cannot be read is made again. Rejects if the folder cannot be written.
 */
export async function cachedBytes(
  kind: string,
  madeFrom: readonly unknown[],
  make: () => Promise<Uint8Array>,
  { folder = cache, fingerprint = codeFingerprint() } = {},
): Promise<Buffer> {
  const file = join(folder, await fingerprint, kind, fileNameFor(madeFrom));
  used.add(file);
  const bytes = pending.get(file) ?? readFile(file).catch(() => makeFile(file, make));
  pending.set(file, bytes);
  try {
    return await bytes;
  } finally {
    pending.delete(file);
  }
}

/**
 * Pending results by file: a second call for the same bytes awaits the first. The configuration of
 * Astro and the bundled pages are two copies of this module in one process, so both find the map by
 * its name.
 */
const pending = pendingOfProcess();

function pendingOfProcess(): Map<string, Promise<Buffer>> {
  const shared: typeof globalThis & { pendingBytes?: Map<string, Promise<Buffer>> } = globalThis;
  shared.pendingBytes ??= new Map();
  return shared.pendingBytes;
}

/** Makes the bytes and writes them to the file, which other builds see only when it is whole. */
async function makeFile(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const bytes = Buffer.from(await make());
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}

/**
 * Cached files that this copy of the module asked for. That is enough: `precompress.ts` alone fills
 * and clears its folder.
 */
const used = new Set<string>();

/** Deletes the cached files of a folder that this copy of the module did not ask for. */
export async function removeUnused(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const unused = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(file)));
}

/** Deletes cached files whose code fingerprint is not the current one. */
export async function removeStaleCache(
  folder = cache,
  fingerprint = codeFingerprint(),
): Promise<void> {
  const current = await fingerprint;
  const folders = await readdir(folder).catch(() => []);
  const old = folders.filter((name) => name !== current);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}

/** Returns one name for equal parts; `['ab', 'c']` and `['a', 'bc']` have two. */
function fileNameFor(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : (JSON.stringify(part) ?? '');
    hash.update(`${typeof part} ${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

const isTest = /\.test\.tsx?$/;
/** Files whose change makes every cached file stale; the inputs of each are in `madeFrom`. */
const codeFiles = [
  'src/**/*.{ts,tsx,css,typ}',
  'example/data/*',
  'package.json',
  'package-lock.json',
];

let currentFingerprint: Promise<string> | undefined;

/** Returns a short name for the state of the code: any change of code or libraries changes it. */
function codeFingerprint(): Promise<string> {
  currentFingerprint ??= readFingerprint();
  return currentFingerprint;
}

async function readFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Array.fromAsync(glob(codeFiles)))
    .filter((file) => !isTest.test(file))
    .sort();
  for (const file of files) hash.update(`${file}:`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
