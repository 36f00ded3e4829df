import { dirname } from 'node:path';
import { constants } from 'node:zlib';

/** Where so many files stand in one folder, each of them is asked for seldom. */
const many = 1_000;
/** Thirty times as quick as the best, for a tenth more bytes (measured on profiles). */
const quick = 8;
/** A file of so many bytes takes longer than all pages together. */
const large = 1_000_000;
/** Three times as quick as the best, for a twentieth more bytes (measured on an index of 5,000 speakers). */
const nearlyBest = 10;

/**
 * How hard each of these paths is to be compressed, as a quality of brotli from 0 to 11 (RFC 7932 leaves it to the
 * encoder): as hard as can be, but for a folder of thousands and for large files, which would take minutes.
 */
export function brotliQualities(paths: readonly string[]): (path: string, bytes: number) => number {
  const folders = Map.groupBy(paths, dirname);
  return (path, bytes) => {
    if ((folders.get(dirname(path))?.length ?? 0) > many) return quick;
    return bytes > large ? nearlyBest : constants.BROTLI_MAX_QUALITY;
  };
}
