import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A file that could not be written, moved or removed. The message is a sentence for staff: which
 * file, what is wrong, and what to do next. The file is as it was before.
 */
export class FileTrouble extends Error {
  /** The code of the system, such as `ENOSPC`. */
  readonly code: string;

  constructor(path: string, code: string) {
    super(troubleWords(path, code));
    this.code = code;
  }
}

/**
 * Writes a file whole or not at all: under another name in its folder, flushed to the disk, then
 * renamed. A crash, a full disk or a missing permission leave the file as it was. Makes the folder
 * where it is missing, and keeps the permissions of the file. Rejects with `FileTrouble`; a file
 * that is marked as read-only, or lies in such a folder, counts as one that may not be written.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await prepareFile(path, content);
  await file.putInPlace();
}

/** A file that is written and flushed under another name, and takes its place at once. */
export interface PreparedFile {
  putInPlace: () => Promise<void>;
  /** Gives it up; the file in its place is as it was. */
  drop: () => Promise<void>;
}

/**
 * Writes a file under another name beside its place, as `writeWhole` does. Several files are
 * prepared before the first is put in its place, so that a full disk leaves all of them as they
 * were. Rejects with `FileTrouble`.
 */
export async function prepareFile(
  path: string,
  content: string | Uint8Array,
): Promise<PreparedFile> {
  const folder = dirname(path);
  const temporary = join(folder, temporaryName());
  const drop = () => rm(temporary, { force: true }).catch(() => undefined);
  async function orDrop(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      await drop();
      throw troubleWith(path, error);
    }
  }
  await orDrop(async () => {
    await mkdir(folder, { recursive: true });
    await requireWritable(folder);
    const mode = await requireWritable(path);
    await writeFlushed(await open(temporary, 'wx'), content, mode);
  });
  return {
    drop,
    async putInPlace() {
      await orDrop(() => rename(temporary, path));
      await flushFolder(folder);
    },
  };
}

async function writeFlushed(
  file: FileHandle,
  content: string | Uint8Array,
  mode: number | undefined,
): Promise<void> {
  try {
    await file.writeFile(content);
    if (mode !== undefined) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Removes a file; one that is not there is no trouble. Rejects with `FileTrouble`, also for a file
 * that is marked as read-only.
 */
export async function removeFile(path: string): Promise<void> {
  try {
    if ((await requireWritable(path)) === undefined) return;
    await requireWritable(dirname(path));
    await rm(path, { force: true });
  } catch (error) {
    throw troubleWith(path, error);
  }
}

/**
 * An error of the file system, or the trouble with another file, as the trouble with that file; any
 * other error as it is.
 */
export function troubleWith(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? new FileTrouble(path, code) : error;
}

/**
 * The permissions of a file or folder that may be written; undefined where there is none. Throws
 * where it may not. The administrator of a computer may write everything, so the mark is read too.
 */
async function requireWritable(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (!found) return undefined;
  const isReadOnly = (found.mode & 0o222) === 0;
  if (isReadOnly) throw Object.assign(new Error('is read-only'), { code: 'EACCES' });
  await access(path, constants.W_OK);
  return found.mode & 0o777;
}

/** Flushes the names in a folder, where the system can: Windows does so by itself. */
async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // The file itself is flushed.
  }
}

let count = 0;

/**
 * A new name for a file that is being written: with a dot in front and an ending of its own it is
 * no content, and the number of this process tells whether somebody still writes it.
 */
function temporaryName(): string {
  count += 1;
  return `.${process.pid}-${count}.writing`;
}

/** Whether a file of that name is one that is being written, or was when its writer ended. */
export function isTemporaryName(name: string): boolean {
  return /^\.\d+-\d+\.writing$/.test(name);
}

/** Removes, below a folder, what was left of files whose writer was broken off. */
export async function clearLeftOvers(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const leftOvers = found.filter(({ name }) => isTemporaryName(name) && !isBeingWritten(name));
  await Promise.all(
    leftOvers.map(({ parentPath, name }) =>
      rm(join(parentPath, name), { force: true }).catch(() => undefined),
    ),
  );
}

/** Whether the process that began a file is alive. */
function isBeingWritten(name: string): boolean {
  try {
    return process.kill(Number.parseInt(name.slice(1), 10), 0);
  } catch {
    return false;
  }
}

const readOnlyWords = (file: string) =>
  `“${file}” may not be changed: it or its folder is marked as read-only, or belongs to another account of this computer. Take the mark away (right click, Properties or Get Info), or ask whoever set up this computer. Then try again.`;
const fullWords = (file: string) =>
  `The disk of this computer is full, so “${file}” could not be written. Make room: empty the bin, or move large files elsewhere. Then try again.`;
const openWords = (file: string) =>
  `Another program has “${file}” open. Close it there, then try again.`;
const damagedWords = (file: string) =>
  `The disk could not be read or written at “${file}”. Try again; if it happens once more, copy your work elsewhere and ask whoever looks after this computer.`;
const inTheWayWords = (file: string) =>
  `Something else has the name of “${file}”, or of its folder: a folder where a file belongs, or a file where a folder belongs. Rename that, then try again.`;

/** Sentences on what the system refused, by its codes (POSIX, errno.h). */
const wordsByCode: Readonly<Record<string, (file: string) => string>> = {
  EACCES: readOnlyWords,
  EPERM: readOnlyWords,
  EROFS: readOnlyWords,
  ENOSPC: fullWords,
  EDQUOT: fullWords,
  EFBIG: fullWords,
  EBUSY: openWords,
  ETXTBSY: openWords,
  EIO: damagedWords,
  EISDIR: inTheWayWords,
  ENOTDIR: inTheWayWords,
  EEXIST: inTheWayWords,
  ENOTEMPTY: inTheWayWords,
};

/** A sentence for staff on a file that could not be written, and that it is as it was. */
function troubleWords(path: string, code: string): string {
  const file = join(basename(dirname(path)), basename(path));
  const words = wordsByCode[code]?.(file);
  const sentence = words ?? `“${file}” could not be written (${code}). Try again.`;
  return `${sentence} Nothing was lost: the file is as it was before.`;
}
