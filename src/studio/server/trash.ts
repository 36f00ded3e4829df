import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFile, troubleWith, writeWhole } from '#content/write-file.ts';
import type { BringBackResult, EntryKey, Removed } from '../protocol.ts';
import type { Clock } from './clock.ts';
import { contentOf } from './entry-files.ts';
import { studioFolder } from './git.ts';
import { Refused } from './guards.ts';

/** The most removals that the trash keeps, and their most bytes; the oldest go first. */
const mostRemovals = 200;
const mostBytes = 1_000_000_000;

/** A removal as the trash notes it: everything but its own name. */
type Note = Omit<Removed, 'name'>;

export type Trash = ReturnType<typeof openTrash>;

/**
 * Opens the trash of the checkout at `root`. Each removal is a folder with the files, numbered, and
 * `note.json`, which says what they were. It lies beside what git keeps (`studioFolder`).
 */
export function openTrash(root: string, clock: Clock) {
  let count = 0;
  const inContent = (path: string) => join(contentOf(root), path);
  const folder = async () => join(await studioFolder(root), 'trash');

  /**
   * Keeps a copy of files, whose paths are inside the content folder, because they are about to be
   * replaced. Those that are not there are passed over. Rejects with `FileTrouble`, and the files
   * are as they were.
   */
  async function keep(paths: readonly string[], about: Omit<Note, 'files' | 'at'>): Promise<void> {
    const files = await existing(paths);
    if (files.length === 0) return;
    const at = clock.now().toISOString();
    count += 1;
    const name = `${at.replaceAll(/[:.]/g, '-')}-${process.pid}-${String(count).padStart(4, '0')}`;
    const place = await folder();
    // With a dot in front until it is whole.
    const unfinished = join(place, `.${name}`);
    try {
      await mkdir(unfinished, { recursive: true });
      for (const [index, path] of files.entries())
        await copyOf(inContent(path), join(unfinished, String(index)));
      const note: Note = { ...about, at, files };
      await writeWhole(join(unfinished, 'note.json'), JSON.stringify(note));
      await rename(unfinished, join(place, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      // Names of the trash say nothing to staff.
      throw troubleWith(inContent(files[0] ?? ''), error);
    }
    await dropOldest(place);
  }

  /** Moves files into the trash; the paths are inside the content folder. */
  async function remove(
    paths: readonly string[],
    about: Omit<Note, 'files' | 'at'>,
  ): Promise<void> {
    await keep(paths, about);
    for (const path of paths) await removeFile(inContent(path));
  }

  /** The paths at which there is a file. */
  async function existing(paths: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      paths.map((path) => stat(inContent(path)).catch(() => undefined)),
    );
    return paths.filter((_, index) => found[index]?.isFile());
  }

  /** All removals, the last one first. */
  async function list(): Promise<Removed[]> {
    const place = await folder();
    const removals = await Promise.all(
      (await removalNames(place)).map(async (name) => {
        const note = await readNote(place, name);
        return note && { name, ...note };
      }),
    );
    return removals.filter((removed) => removed !== undefined);
  }

  /**
   * Puts the files of a removal back, pictures and recordings before the entry that names them.
   * Where another file lies there now, nothing is done and the result names it, unless `replaces`:
   * then that one goes into the trash. Rejects with `Refused` for a removal that is no longer
   * there.
   */
  async function bringBack(name: string, replaces: boolean): Promise<BringBackResult> {
    const place = await folder();
    const note = /^[\w-]+$/.test(name) ? await readNote(place, name) : undefined;
    if (!note) throw new Refused('This is no longer in the trash.', 404);
    const files = await Promise.all(
      note.files.map(async (path, index) => {
        const bytes = await readFile(join(place, name, String(index)));
        const now = await readFile(inContent(path)).catch(() => undefined);
        return { path, bytes, isOther: now !== undefined && !now.equals(bytes) };
      }),
    );
    const inTheWay = files.filter(({ isOther }) => isOther).map(({ path }) => path);
    if (inTheWay.length > 0 && !replaces) return { ok: false, inTheWay };
    const { kind, id, title } = note;
    await keep(inTheWay, { kind, id, title, why: 'replaced' });
    const isEntry = ({ path }: { path: string }) => /\.(md|yaml)$/.test(path);
    for (const { path, bytes } of files.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b))))
      await writeWhole(inContent(path), bytes);
    await rm(join(place, name), { recursive: true, force: true });
    return { ok: true };
  }

  /**
   * Notes files that go into the trash once an entry, which is about to be written, no longer names
   * them; `finishRemovals` does it, also after a crash in between.
   */
  async function promiseRemoval(key: EntryKey, title: string, files: string[]): Promise<void> {
    if (files.length === 0) return;
    const promised = JSON.stringify({ kind: key.kind, id: key.id, title, files });
    await writeWhole(join(await studioFolder(root), 'promised.json'), promised);
  }

  /**
   * Moves files into the trash that `promiseRemoval` noted and that `isNamed` no longer finds named
   * by their entry.
   */
  async function finishRemovals(
    isNamed: (key: EntryKey, file: string) => Promise<boolean>,
  ): Promise<void> {
    const path = join(await studioFolder(root), 'promised.json');
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const { kind, id, title, files } = JSON.parse(text) as Note;
    const isStillNamed = await Promise.all(files.map((file) => isNamed({ kind, id }, file)));
    const unnamed = files.filter((_, index) => !isStillNamed[index]);
    await remove(unnamed, { kind, id, title, why: 'replaced' });
    await removeFile(path);
  }

  return { keep, remove, list, bringBack, promiseRemoval, finishRemovals };
}

/** The names of the removals in a trash, the last one first. */
async function removalNames(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => []);
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .reverse();
}

async function readNote(place: string, name: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(join(place, name, 'note.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Copies a file. A second name for the same bytes needs no room on a full disk; whoever replaces
 * the file writes another one.
 */
async function copyOf(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to).catch((error: unknown) => {
      throw troubleWith(from, error);
    });
  }
}

/** Drops the oldest removals of a trash that holds too many or too much, and what was half made. */
async function dropOldest(place: string): Promise<void> {
  let bytes = 0;
  for (const [index, name] of (await removalNames(place)).entries()) {
    bytes += await sizeOf(join(place, name));
    const isKept = index === 0 || (index < mostRemovals && bytes <= mostBytes);
    if (!isKept) await rm(join(place, name), { recursive: true, force: true });
  }
}

/** The bytes of the files in a folder. */
async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder);
  const found = await Promise.all(names.map((name) => stat(join(folder, name))));
  return found.reduce((sum, { size }) => sum + size, 0);
}
