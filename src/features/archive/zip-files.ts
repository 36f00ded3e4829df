import { type Zippable, zipSync } from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  /** Path inside the archive, with slashes. */
  path: string;
  bytes: Uint8Array;
}

/** Endings of files that are packed already and are stored as they are. */
const packed = /\.(?:png|jpg|docx|xlsx|zip|mp4|webm)$/;

/**
 * Files → a ZIP archive (PKWARE APPNOTE 6.3). Every file bears noon of the given day, `YYYY-MM-DD`, so the same content
 * makes the same bytes. Throws where two files have one path.
 */
export function zipFiles(files: readonly ArchiveFile[], date: string): Uint8Array {
  // Archives keep the clock of the wall, without zone: a day built on this machine's clock is read back as written.
  const mtime = new Date(`${date}T12:00:00`);
  const entries: Zippable = {};
  for (const { path, bytes } of files) {
    if (path in entries) throw new Error(`${path} is in the archive twice`);
    entries[path] = [bytes, { mtime, level: packed.test(path) ? 0 : 9 }];
  }
  return zipSync(entries);
}
