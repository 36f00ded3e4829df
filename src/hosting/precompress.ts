import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedBytes, removeUnused } from '#files/build-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Copies of earlier builds. They depend on the bytes and on this Node, and on no code of ours. */
const copies = {
  folder: join('.build', 'compressed'),
  fingerprint: Promise.resolve(process.version),
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
  const queue = names.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const name of queue) await compress(join(dir, name));
  });
  await Promise.all(workers);
  await removeUnused(copies.folder);
  return names.length;
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const save = async (ending: string, make: () => Promise<Buffer>) =>
    writeFile(`${file}.${ending}`, await cachedBytes(ending, [bytes], make, copies));
  await Promise.all([
    save('br', () => brotli(bytes, { params })),
    save('gz', () => zip(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
