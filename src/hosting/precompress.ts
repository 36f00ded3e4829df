import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedBytes, removeUnused } from '#files/build-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Copies of earlier builds. They depend on the bytes and on this Node, and on no code of ours. */
const copies = {
  folder: join('.build', 'compressed'),
  code: Promise.resolve(process.version),
};

const textFiles = '**/*.{html,css,js,mjs,svg,xml,json,txt,csv,ics,vtt,md,ico,webmanifest}';
/** Bytes. A smaller file fits into one packet, compressed or not. */
const smallest = 512;

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy beside every text file of a folder, but for the
 * smallest. Returns the number of files that have copies.
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
  await removeUnused(copies.folder);
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
    writeFile(`${file}.${ending}`, await cachedBytes(ending, [bytes, quality], make, copies));
  await Promise.all([
    save('br', () => brotli(bytes, { params })),
    save('gz', () => zip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}

/**
 * Files. In a folder with more of them each is compressed less, because each is requested seldom.
 */
const many = 1_000;
/** A quality of brotli: thirty times as quick as the best, for a tenth more bytes (profiles). */
const quick = 8;
/** Bytes. A larger file would take longer than all pages together. */
const large = 1_000_000;
/**
 * A quality of brotli: three times as quick as the best, for a twentieth more bytes (an index of
 * 5,000 speakers).
 */
const nearlyBest = 10;

/**
 * Returns a function from a file, one of `paths`, and its size in bytes to the quality with which
 * brotli compresses it, from 0 to 11 (RFC 7932 leaves it to the encoder). That is the highest, but
 * for a folder of thousands of files and for large files, which would take minutes.
 */
export function brotliQualities(paths: readonly string[]): (path: string, bytes: number) => number {
  const folders = Map.groupBy(paths, dirname);
  return (path, bytes) => {
    if ((folders.get(dirname(path))?.length ?? 0) > many) return quick;
    return bytes > large ? nearlyBest : constants.BROTLI_MAX_QUALITY;
  };
}
