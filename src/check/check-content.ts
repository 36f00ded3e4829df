import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { kinds as allKinds } from '#kinds.ts';
import { changeFaults, removalFaults } from './change-faults.ts';
import { clipFaults } from './clip-faults.ts';
import { listFiles, sortFiles } from './content-files.ts';
import type { Entry, EntryFile, Ids, Kinds } from './entry.ts';
import { eventFaults } from './event-faults.ts';
import { evidenceFaults, figureFaults } from './evidence-faults.ts';
import { type Fault, inOrder } from './fault.ts';
import { dataFaults, idFaults, missingFaults, recordFile } from './file-faults.ts';
import { linkFaults, referenceFaults } from './link-faults.ts';
import { markdownFaults } from './markdown-faults.ts';
import { nameFaults } from './name-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { publishedFileOf, publishedOf, readPublished, writePublished } from './published.ts';
import { readEntryFile } from './read-entry-file.ts';
import { recordingFaults } from './recording-faults.ts';
import { schemaFaults } from './schema-faults.ts';
import { yamlFaults } from './yaml-faults.ts';

/** What the check found, and how many files it read. */
interface ContentReport {
  faults: Fault[];
  files: number;
}

/** What content is compared with: the lock file of what was published, and the day (`YYYY-MM-DD`) that it is. */
interface Since {
  /** The lock file; that beside the content folder unless another is named. */
  published?: string | undefined;
  today?: string | undefined;
}

/** Reads the whole content folder and reports every mistake in it, among them changes without a note for visitors. */
export async function checkContent(
  root = 'content',
  kinds: Kinds = allKinds,
  since: Since = {},
): Promise<ContentReport> {
  const { faults, files } = await readAndCheck(root, kinds, since);
  return { faults, files };
}

/**
 * Checks the whole content folder and, where it has no fault, writes the lock file beside it: what the folder holds is
 * from now on what was published. With a fault nothing is written.
 */
export async function renewPublished(
  root = 'content',
  kinds: Kinds = allKinds,
  since: Since = {},
): Promise<ContentReport> {
  const { faults, files, entries } = await readAndCheck(root, kinds, since);
  if (faults.length === 0) await writePublished(publishedFileOf(root), publishedOf(entries));
  return { faults, files };
}

async function readAndCheck(root: string, kinds: Kinds, since: Since) {
  const files = await listFiles(root);
  const sorted = sortFiles(files, kinds);
  const read = await Promise.all(sorted.entries.map((file) => readEntryFile(root, file)));
  const entries = read.flatMap(({ entry }) => entry ?? []);
  const ids = idsOf(sorted.entries);
  const today = since.today ?? new Date().toISOString().slice(0, 10);
  const isNamed = since.published !== undefined;
  const lock = await readPublished(since.published ?? publishedFileOf(root), isNamed);
  const faults = [
    ...sorted.faults,
    ...idFaults(sorted.entries),
    ...missingFaults(sorted.entries, kinds),
    ...read.flatMap((one) => one.faults),
    ...entries.flatMap((entry) => entryFaults(entry, ids)),
    ...eventFaults(entries),
    ...evidenceFaults(entries),
    ...nameFaults(entries),
    ...changeFaults(lock.published, entries, today),
    ...removalFaults(lock.published, ids, today),
    ...(await pictureFaults(root, entries, sorted.entries, sorted.pictures)),
    ...(await recordingFaults(root, entries, ids, sorted.recordings)),
    ...(await clipFaults(root, entries, ids, sorted.clips)),
    ...dataFaults(await readFile(join(root, recordFile), 'utf8').catch(() => undefined)),
  ];
  const named = faults.map((fault) => ({ ...fault, file: posix.join(root, fault.file) }));
  return { faults: inOrder([...lock.faults, ...named]), files: files.length, entries };
}

function entryFaults(entry: Entry, ids: Ids): Fault[] {
  const inText = [...yamlFaults(entry), ...markdownFaults(entry, ids), ...figureFaults(entry)];
  if (entry.data === undefined) return inText;
  return [
    ...inText,
    ...schemaFaults(entry),
    ...referenceFaults(entry, ids),
    ...linkFaults(entry, ids),
  ];
}

function idsOf(entries: readonly EntryFile[]): Ids {
  const byKind = Map.groupBy(entries, ({ kindName }) => kindName);
  return new Map([...byKind].map(([name, own]) => [name, new Set(own.map(({ id }) => id))]));
}
