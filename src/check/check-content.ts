import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type ContentFolders, contentFolders, findFile } from '#content/content-folders.ts';
import { fallsBack } from '#content/kind.ts';
import { kinds as allKinds } from '#kinds.ts';
import { changeProblems, removalProblems } from './change-problems.ts';
import { listFiles, sortFiles } from './content-files.ts';
import { demonstrationProblems } from './demonstration-problems.ts';
import { type Entry, type EntryFile, type Ids, type Kinds, readEntryFile } from './entry.ts';
import { eventProblems } from './event-problems.ts';
import { evidenceProblems, figureProblems } from './evidence-problems.ts';
import { familyNameProblems } from './family-name-problems.ts';
import {
  dataProblems,
  fileNameProblems,
  idProblems,
  missingProblems,
  recordFile,
} from './file-problems.ts';
import { fontProblems } from './font-problems.ts';
import { linkProblems, referenceProblems } from './link-problems.ts';
import { markdownProblems } from './markdown-problems.ts';
import { clipProblems } from './media-problems.ts';
import { nameProblems } from './name-problems.ts';
import { pictureProblems } from './picture-problems.ts';
import { type Problem, sortedProblems } from './problem.ts';
import { publishedFileOf, readPublished, toPublished, writePublished } from './published.ts';
import { recordingProblems } from './recording-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { transcriptProblems } from './transcript-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/**
 * The lock file of what was published and the day (`YYYY-MM-DD`), with which content is compared.
 */
interface Since {
  /** The lock file; that of the content folder unless another is named. */
  published?: string | undefined;
  today?: string | undefined;
}

/**
 * Reads the content as the site is made from it. Returns every problem in it, by file and place,
 * among them changes without a note for visitors; `files`, the number of files in the network's own
 * folder; and the entries that could be read. Words that a network takes over from the example are
 * read with its own: together they must be whole.
 */
export async function checkContent(
  folders: ContentFolders = contentFolders(),
  kinds: Kinds = allKinds,
  since: Since = {},
) {
  const root = folders.own;
  const files = await listFiles(root);
  const sorted = sortFiles(files, kinds);
  const paths = files.map(({ path }) => path);
  const inherited = await inheritedFiles(folders, sorted.entries, kinds);
  const entryFiles = [...sorted.entries, ...inherited];
  const readings = await Promise.all(entryFiles.map((file) => readEntryFile(folders, file)));
  const entries = readings.flatMap(({ entry }) => entry ?? []);
  const ids = idsOf(entryFiles);
  const today = since.today ?? new Date().toISOString().slice(0, 10);
  const isNamed = since.published !== undefined;
  const lock = await readPublished(since.published ?? publishedFileOf(root), isNamed);
  const problems = [
    ...sorted.problems,
    ...idProblems(sorted.entries),
    ...fileNameProblems(paths, sorted.entries),
    ...missingProblems(entryFiles, kinds),
    ...readings.flatMap((reading) => reading.problems),
    ...entries.flatMap((entry) => entryProblems(entry, ids)),
    ...eventProblems(entries),
    ...evidenceProblems(entries),
    ...nameProblems(entries),
    ...transcriptProblems(entries),
    ...changeProblems(lock.published, entries, today),
    ...removalProblems(lock.published, ids, today),
    ...(await pictureProblems(root, entries, sorted.entries, sorted.pictures)),
    ...(await recordingProblems(root, entries, ids, sorted.recordings)),
    ...(await clipProblems(root, entries, ids, sorted.clips)),
    ...dataProblems(
      await readFile(findFile(recordFile, folders).path, 'utf8').catch(() => undefined),
    ),
  ];
  const inheritedPaths = new Set(inherited.map(({ file }) => file));
  const named = problems.map((problem) => {
    const ownFile = posix.join(root, problem.file);
    if (!inheritedPaths.has(problem.file)) return { ...problem, file: ownFile };
    const file = posix.join(folders.fallback ?? root, problem.file);
    const fix = `${problem.fix} Write it in ${ownFile}, which may hold this field alone; leave the example as it is.`;
    return { ...problem, file, fix };
  });
  return { problems: sortedProblems([...lock.problems, ...named]), files: files.length, entries };
}

/**
 * Checks the content folder and, where it has no problem, writes into the lock file that this is
 * now what was published. Returns what `checkContent` does.
 */
export async function renewPublished(
  folders: ContentFolders = contentFolders(),
  kinds: Kinds = allKinds,
  since: Since = {},
) {
  const report = await checkContent(folders, kinds, since);
  if (report.problems.length === 0)
    await writePublished(publishedFileOf(folders.own), toPublished(report.entries));
  return report;
}

/** The entries that a network has from the example alone, because it has no such file. */
async function inheritedFiles(
  { fallback }: ContentFolders,
  own: readonly EntryFile[],
  kinds: Kinds,
): Promise<EntryFile[]> {
  if (fallback === undefined) return [];
  const ownPaths = new Set(own.map(({ file }) => file));
  const { entries } = sortFiles(await listFiles(fallback), kinds);
  return entries.filter(({ kind, file }) => fallsBack(kind) && !ownPaths.has(file));
}

/** Problems that the file of one entry shows by itself, given the ids of all. */
export function entryProblems(entry: Entry, ids: Ids): Problem[] {
  const inText = [
    ...demonstrationProblems(entry),
    ...yamlProblems(entry),
    ...markdownProblems(entry, ids),
    ...figureProblems(entry),
  ];
  if (entry.data === undefined) return inText;
  const inFields = [
    ...schemaProblems(entry),
    ...referenceProblems(entry, ids),
    ...linkProblems(entry, ids),
    ...fontProblems(entry),
  ];
  // A name that is wrong itself, or cut by its YAML, is no name to tell a family by.
  const found = [...inText, ...inFields];
  const isNameWrong = found.some(({ field }) => field === 'name' || field.startsWith('authors'));
  return isNameWrong ? found : [...found, ...familyNameProblems(entry)];
}

function idsOf(entries: readonly EntryFile[]): Ids {
  const byKind = Map.groupBy(entries, ({ kindName }) => kindName);
  return new Map([...byKind].map(([name, own]) => [name, new Set(own.map(({ id }) => id))]));
}
