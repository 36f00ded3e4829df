import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type ContentFolders, contentFolders, findFile } from '#content/content-folders.ts';
import { bodyField, type Path } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { fallsBack } from '#content/kind.ts';
import { closedSections } from '#content/optional-sections.ts';
import { readingOf } from '#content/read-found.ts';
import { mediaTypes } from '#features/stories/recordings/recording-files.ts';
import { kinds as allKinds } from '#kinds.ts';
import { addressProblems } from './address-problems.ts';
import { changeProblems, removalProblems } from './change-problems.ts';
import { closedSectionProblems } from './closed-section-problems.ts';
import { conflict, conflictProblems, conflictsInFiles } from './conflict-problems.ts';
import { listFiles, sortFiles } from './content-files.ts';
import { countedProblems } from './counted-problems.ts';
import { dateWarnings } from './date-warnings.ts';
import { demonstrationProblems } from './demonstration-problems.ts';
import { isOfEntry, withDrafts } from './drafts.ts';
import { emergencyNumberProblems } from './emergency-number-problems.ts';
import {
  type Entry,
  type EntryFile,
  type Ids,
  type Kinds,
  onceForEach,
  readEntryFile,
} from './entry.ts';
import { eventProblems } from './event-problems.ts';
import { eventWarnings, overlapWarnings } from './event-warnings.ts';
import { evidenceProblems, figureProblems } from './evidence-problems.ts';
import { exampleNameProblems, namesOfExample } from './example-name-problems.ts';
import { familyNameProblems } from './family-name-problems.ts';
import {
  dataProblems,
  fileNameProblems,
  idProblems,
  missingProblems,
  recordFile,
} from './file-problems.ts';
import { fontProblems } from './font-problems.ts';
import { hourWarnings } from './hour-warnings.ts';
import { languageNameProblems } from './language-name-problems.ts';
import { languageProblems } from './language-problems.ts';
import { letterCaseProblems } from './letter-case-problems.ts';
import { linkProblems, referenceProblems } from './link-problems.ts';
import { mapProblems } from './map-problems.ts';
import { markdownProblems } from './markdown-problems.ts';
import { clipProblems } from './media-problems.ts';
import { nameProblems } from './name-problems.ts';
import { optionProblems } from './option-problems.ts';
import { pastedProblems } from './pasted-problems.ts';
import { personWarnings } from './person-warnings.ts';
import { pictureProblems } from './picture-problems.ts';
import { placeNameProblems } from './place-name-problems.ts';
import { placeProblems } from './place-problems.ts';
import { privateContactProblems } from './private-contact-problems.ts';
import { type Problem, sortedProblems, stopping, warningsIn, withFurther } from './problem.ts';
import { protectionProblems } from './protection-problems.ts';
import { isOfLock, lockOf, readPublished, toPublished, writePublished } from './published.ts';
import { quoteProblems } from './quote-problems.ts';
import { recordingProblems } from './recording-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import { seriesProblems } from './series-problems.ts';
import { sourceProblems } from './source-problems.ts';
import { spellingOfPeople } from './spelling-of-people.ts';
import { transcriptProblems } from './transcript-problems.ts';
import { orderWarnings, sameBytesProblems, twinProblems } from './twin-problems.ts';
import { typingProblems } from './typing-problems.ts';
import { unfinishedProblems } from './unfinished-problems.ts';
import { weekdayProblems } from './weekday-problems.ts';
import { wrongFolderProblem } from './wrong-folder-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/**
 * The lock of what was published and the day (`YYYY-MM-DD`), with which content is compared.
 */
interface Since {
  /** The path of the lock; that of the content folder unless another is named. */
  published?: string | undefined;
  today?: string | undefined;
}

/**
 * Reads the content as the site is made from it. Returns every problem in it, by file and place,
 * among them changes without a note for visitors; the `warnings`, which stop nothing; `unfinished`,
 * the problems of drafts, which stop nothing either; `files`, the number of files in the network's
 * own folder; and the entries of the site that could be read. Words that a network takes over from
 * the example are read with its own: together they must be whole.
 */
export async function checkContent(
  folders: ContentFolders = contentFolders(),
  kinds: Kinds = allKinds,
  since: Since = {},
) {
  const root = folders.own;
  const files = await listFiles(root);
  const sorted = sortFiles(files, kinds);
  const leftovers = new Set(sorted.leftovers.map(({ file }) => file));
  const paths = files.map(({ path }) => path).filter((path) => !leftovers.has(path));
  const inherited = await inheritedFiles(folders, sorted.entries, kinds);
  const entryFiles = [...sorted.entries, ...inherited];
  const reading = readingOf(folders);
  const readings = await Promise.all(
    entryFiles.map((file) => readEntryFile(folders, file, reading)),
  );
  const read = readings.flatMap(({ entry }) => entry ?? []);
  const drafts = read.filter(({ isDraft }) => isDraft);
  const entries = read.filter(({ isDraft }) => !isDraft);
  const draftPaths = new Set(drafts.map(({ file }) => file));
  const publishedFiles = entryFiles.filter(({ file }) => !draftPaths.has(file));
  const ids = withDrafts(idsOf(publishedFiles), idsOf(drafts));
  const today = since.today ?? new Date().toISOString().slice(0, 10);
  const isNamed = since.published !== undefined;
  const lock = await readPublished(since.published ?? lockOf(root), isNamed);
  const inFiles = [
    ...sorted.problems,
    ...sorted.leftovers,
    ...idProblems(sorted.entries),
    ...fileNameProblems(paths, sorted.entries),
    ...readings.flatMap((reading) => reading.problems),
    ...(await conflictsInFiles(
      root,
      paths.filter((path) => !isOfLock(path)),
    )),
  ];
  const isOfDraft = ({ file }: Problem) => drafts.some((draft) => isOfEntry(draft, file));
  const site = { entries, ids, sorted, today };
  const found = [
    ...[...inFiles, ...(await problemsOf(root, site))].filter((problem) => !isOfDraft(problem)),
    ...missingProblems(publishedFiles, kinds),
    ...(await foreignNames(folders, entries, kinds)),
    ...closedSectionProblems(entries, closedSections(folders), isOwnIn(folders)),
    ...changeProblems(lock.published, entries, today),
    ...removalProblems(lock.published, ids, today),
    ...dataProblems(
      await readFile(findFile(recordFile, folders).path, 'utf8').catch(() => undefined),
    ),
  ];
  const further = (await furtherProblems(root, site, found)).filter((one) => !isOfDraft(one));
  const problems = withFurther(withoutFollowing(found), further);
  const all = { entries: read, ids: idsOf(entryFiles), sorted, today };
  const inDrafts = drafts.length === 0 ? [] : await problemsOf(root, all);
  const unfinished = stopping(withoutFollowing([...inFiles, ...inDrafts].filter(isOfDraft)));
  const inheritedPaths = new Set(inherited.map(({ file }) => file));
  const named = (problem: Problem) => {
    const ownFile = posix.join(root, problem.file);
    if (!inheritedPaths.has(problem.file)) return { ...problem, file: ownFile };
    const file = posix.join(folders.fallback ?? root, problem.file);
    const fix = `${problem.fix} Write it in ${ownFile}, which may hold this field alone; leave the example as it is.`;
    return { ...problem, file, fix };
  };
  const sortedFound = sortedProblems([...lock.problems, ...problems.map(named)]);
  return {
    problems: stopping(sortedFound),
    warnings: warningsIn(sortedFound),
    unfinished: sortedProblems(unfinished.map(named)),
    files: files.length,
    entries,
  };
}

/** The entries that are looked at, the ids they may name, the files beside them, and the day. */
interface Looked {
  entries: readonly Entry[];
  ids: Ids;
  sorted: ReturnType<typeof sortFiles>;
  today: string;
}

/** The problems that entries show, each by itself, together, and with the files that they name. */
async function problemsOf(
  root: string,
  { entries, ids, sorted, today }: Looked,
): Promise<Problem[]> {
  return [
    ...entries.flatMap((entry) => entryProblems(entry, ids)),
    ...entries.flatMap((entry) => entryWarnings(entry, today)),
    ...eventProblems(entries),
    ...evidenceProblems(entries),
    ...sourceProblems(entries),
    ...nameProblems(entries),
    ...mapProblems(entries),
    ...transcriptProblems(entries),
    ...(await pictureProblems(root, entries, sorted.entries, sorted.pictures)),
    ...(await recordingProblems(root, entries, ids, sorted.recordings)),
    ...(await clipProblems(root, entries, ids, sorted.clips)),
    ...(await seriesProblems(root, entries, ids, sorted.tables)),
  ];
}

/** The problems that are told only where nothing else was found in the same place. */
async function furtherProblems(
  root: string,
  { entries, sorted }: Looked,
  found: readonly Problem[],
): Promise<Problem[]> {
  const misnamed = new Set(found.filter(({ field }) => field === '').map(({ file }) => file));
  const media = [...sorted.pictures, ...sorted.recordings, ...sorted.clips];
  return [
    ...spellingOfPeople(entries),
    ...quoteProblems(entries),
    ...twinProblems(entries.filter(({ file }) => !misnamed.has(file))),
    ...orderWarnings(entries),
    ...privateContactProblems(entries),
    ...emergencyNumberProblems(entries),
    ...overlapWarnings(entries),
    ...(await sameBytesProblems(
      root,
      media.filter((path) => isPhotographOrSound(path) && !misnamed.has(path)),
    )),
  ];
}

/** The problems, but of a file that holds two versions of the same lines that one alone. */
function withoutFollowing(problems: readonly Problem[]): Problem[] {
  const isOfConflict = ({ message }: Problem) => message === conflict.message;
  const files = new Set(problems.filter(isOfConflict).map(({ file }) => file));
  return problems.filter((problem) => !files.has(problem.file) || isOfConflict(problem));
}

/** Whether a path is that of a photograph, a sound or a video; two drawings may be the same. */
function isPhotographOrSound(path: string): boolean {
  const ending = posix.extname(path).slice(1);
  return ending in mediaTypes || /^(?:jpe?g|png|webp|avif)$/.test(ending);
}

/**
 * Checks the content folder and, where it has no problem, writes into the lock that this is now
 * what was published. Returns what `checkContent` does.
 */
export async function renewPublished(
  folders: ContentFolders = contentFolders(),
  kinds: Kinds = allKinds,
  since: Since = {},
) {
  const report = await checkContent(folders, kinds, since);
  if (report.problems.length === 0)
    await writePublished(lockOf(folders.own), toPublished(report.entries));
  return report;
}

/** The problems of words that a network inherits and that name somebody of the example. */
async function foreignNames(
  folders: ContentFolders,
  entries: readonly Entry[],
  kinds: Kinds,
): Promise<Problem[]> {
  if (folders.fallback === undefined) return [];
  const names = await namesOfExample(folders.fallback, kinds);
  return exampleNameProblems(entries, names, isOwnIn(folders));
}

/** Returns whether the value of an entry at a path is written in the network's own folder. */
function isOwnIn({ own, fallback }: ContentFolders) {
  return (entry: Entry, path: Path): boolean => {
    if (fallback === undefined) return true;
    if (!existsSync(posix.join(own, entry.file))) return false;
    const [first] = path;
    return first === bodyField ? entry.raw.body.trim() !== '' : hasValueAt(entry.raw.data, path);
  };
}

/** Whether data has a value at a path; a list is one value, whichever of its items is asked for. */
function hasValueAt(data: unknown, path: readonly PropertyKey[]): boolean {
  let value = data;
  for (const key of path) {
    if (Array.isArray(value)) return true;
    if (!isRecord(value) || value[String(key)] == null) return false;
    value = value[String(key)];
  }
  return true;
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

const problemsOfText = onceForEach((entry) => [
  ...demonstrationProblems(entry),
  ...yamlProblems(entry),
  ...figureProblems(entry),
]);

const problemsOfFields = onceForEach((entry) => [
  ...schemaProblems(entry),
  ...fontProblems(entry),
  ...placeProblems(entry),
  ...optionProblems(entry),
]);

const problemsOfWording = onceForEach((entry) => [
  ...placeNameProblems(entry),
  ...unfinishedProblems(entry),
  ...typingProblems(entry),
  ...pastedProblems(entry),
  ...addressProblems(entry),
  ...letterCaseProblems(entry),
  ...countedProblems(entry),
  ...protectionProblems(entry),
  ...personWarnings(entry),
  ...eventWarnings(entry),
  ...languageProblems(entry),
  ...languageNameProblems(entry),
  ...weekdayProblems(entry),
]);

/**
 * Problems that the file of one entry shows by itself, given the ids of all. Of one that holds two
 * versions of the same lines, or lies in the folder of another kind, nothing else is told.
 */
export function entryProblems(entry: Entry, ids: Ids): Problem[] {
  const conflicts = conflictProblems(entry.file, entry.raw.source);
  if (conflicts.length > 0) return conflicts;
  const misplaced = wrongFolderProblem(entry);
  if (misplaced) return [misplaced];
  const inText = [...problemsOfText(entry), ...markdownProblems(entry, ids)];
  if (entry.data === undefined) return inText;
  const inFields = [
    ...problemsOfFields(entry),
    ...referenceProblems(entry, ids),
    ...linkProblems(entry, ids),
  ];
  // A name that is wrong itself, or cut by its YAML, is no name to tell a family by.
  const found = withFurther([...inText, ...inFields], problemsOfWording(entry));
  const isNameWrong = found.some(({ field }) => /^name$|^(source\.)?authors/.test(field));
  return isNameWrong ? found : [...found, ...familyNameProblems(entry)];
}

/**
 * The warnings that the file of one entry shows by itself on a day (`YYYY-MM-DD`); those of places
 * that a text has no more are among `entryProblems`.
 */
export function entryWarnings(entry: Entry, today: string): Problem[] {
  if (entry.data === undefined) return [];
  return [...dateWarnings(entry, today), ...hourWarnings(entry)];
}

function idsOf(entries: readonly EntryFile[]): Ids {
  const byKind = Map.groupBy(entries, ({ kindName }) => kindName);
  return new Map([...byKind].map(([name, own]) => [name, new Set(own.map(({ id }) => id))]));
}
