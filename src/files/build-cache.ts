import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const cache = join('.build', 'cache');

/**
 * Bytes that are costly to make (a picture, a document), made once for what they are made from and kept
 * between builds. `madeFrom` is bytes, or data as JSON: whatever the result depends on, but for the code,
 * whose fingerprint is added. What is kept is whole: it is written beside its place and moved there. What
 * cannot be read is made; a folder that cannot be written throws.
 */
export async function cachedBytes(
  kind: string,
  madeFrom: readonly unknown[],
  make: () => Promise<Uint8Array>,
  { folder = cache, code = codeFingerprint() } = {},
): Promise<Buffer> {
  const file = join(folder, await code, kind, nameOf(madeFrom));
  const wanted = underWay.get(file) ?? readFile(file).catch(() => madeIn(file, make));
  underWay.set(file, wanted);
  try {
    return await wanted;
  } finally {
    underWay.delete(file);
  }
}

/** What is read or made at this moment: whoever asks for the same waits for the same. */
const underWay = new Map<string, Promise<Buffer>>();

async function madeIn(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const bytes = Buffer.from(await make());
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}

/** Takes away what was made by code that is no longer here. */
export async function removeStaleCache(folder = cache, code = codeFingerprint()): Promise<void> {
  const current = await code;
  const kept = await readdir(folder).catch(() => []);
  const old = kept.filter((name) => name !== current);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
}

/** One name for the same parts, another for parts that differ or are divided otherwise. */
function nameOf(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : (JSON.stringify(part) ?? '');
    hash.update(`${typeof part} ${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

const isTest = /\.test\.tsx?$/;
/** Every file that decides how something is made, the data of the drawings among them. What a thing is made of is told apart from it. */
const code = ['src/**/*.{ts,tsx,css,typ}', 'content/data/*', 'package.json', 'package-lock.json'];

let known: Promise<string> | undefined;

/** A short name for the state of the project's code: another line of code or another library, another name. Read once. */
export function codeFingerprint(): Promise<string> {
  known ??= read();
  return known;
}

async function read(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Array.fromAsync(glob(code))).filter((file) => !isTest.test(file)).sort();
  for (const file of files) hash.update(`${file}:`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
