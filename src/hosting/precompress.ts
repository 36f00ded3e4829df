import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedBytes } from '#files/build-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textFiles = '**/*.{html,css,js,mjs,svg,xml,json,txt,csv,ics,vtt,md,ico,webmanifest}';
/** Below this, a packet is a packet. */
const smallest = 512;

/**
 * Puts a brotli and a gzip copy beside every text file of a folder. Returns how many files have
 * copies.
 */
export async function precompress(dir: string): Promise<number> {
  const names: string[] = [];
  for await (const name of glob(textFiles, { cwd: dir })) {
    if ((await stat(join(dir, name))).size >= smallest) names.push(name);
  }
  const qualityOf = brotliQualities(names);
  const queue = names.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const name of queue) await compress(join(dir, name), (bytes) => qualityOf(name, bytes));
  });
  await Promise.all(workers);
  return names.length;
}

async function compress(file: string, qualityOf: (bytes: number) => number): Promise<void> {
  const bytes = await readFile(file);
  const quality = qualityOf(bytes.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const save = async (ending: string, make: () => Promise<Buffer>) =>
    writeFile(`${file}.${ending}`, await cachedBytes(ending, [bytes, quality], make));
  await Promise.all([
    save('br', () => brotli(bytes, { params })),
    save('gz', () => zip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}

/** Folders with more files than this are compressed less, because each file is requested seldom. */
const many = 1_000;
/** Thirty times as quick as the best, for a tenth more bytes (measured on profiles). */
const quick = 8;
/** A file of so many bytes takes longer than all pages together. */
const large = 1_000_000;
/**
 * Three times as quick as the best, for a twentieth more bytes (measured on an index of 5,000
 * speakers).
 */
const nearlyBest = 10;

/**
 * How hard each of these paths is to be compressed, as a quality of brotli from 0 to 11 (RFC 7932
 * leaves it to the encoder): as hard as can be, but for a folder of thousands and for large files,
 * which would take minutes.
 */
export function brotliQualities(paths: readonly string[]): (path: string, bytes: number) => number {
  const folders = Map.groupBy(paths, dirname);
  return (path, bytes) => {
    if ((folders.get(dirname(path))?.length ?? 0) > many) return quick;
    return bytes > large ? nearlyBest : constants.BROTLI_MAX_QUALITY;
  };
}
