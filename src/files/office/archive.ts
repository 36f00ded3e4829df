import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of an archive by their path. */
export type ArchiveFiles = Readonly<Record<string, Uint8Array>>;

/**
 * Files → a ZIP archive whose bytes depend on nothing but the files and `date` (`YYYY-MM-DD`), which every file in it
 * carries. Archives know no time zone, so noon of that day is written wherever it is made.
 */
export function archiveOf(files: ArchiveFiles, date: string): Uint8Array {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const mtime = new Date(year, month - 1, day, 12);
  const inOrder = Object.keys(files).sort(firstThings);
  const zippable: Zippable = Object.fromEntries(
    inOrder.map((path) => [path, [files[path] ?? new Uint8Array(), { mtime, level: 9 }]]),
  );
  return zipSync(zippable);
}

/** A ZIP archive → its files. Throws where it is none. */
export function filesOf(archive: Uint8Array): ArchiveFiles {
  return unzipSync(archive);
}

/** Office programs want the list of contents first (ECMA-376, part 2). */
function firstThings(a: string, b: string): number {
  const first = '[Content_Types].xml';
  if (a === first) return -1;
  return b === first || a > b ? 1 : -1;
}
