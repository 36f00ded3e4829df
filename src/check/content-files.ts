import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { belongsTo, type Kind } from '#content/kind.ts';
import { seriesFolder, tableEnding } from '#features/evidence/series/series-table.ts';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import { recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import type { EntryFile, Kinds } from './entry.ts';
import { leftoverProblem } from './leftover-files.ts';
import { fileProblem, type ProblemText, withGuess } from './problem.ts';
import { isOfLock } from './published.ts';

interface ContentFile {
  /** Path inside the content folder. */
  path: string;
  /** Folder inside the content folder; `.` for the top. */
  folder: string;
  name: string;
  /** Ending with its dot, as written. */
  ending: string;
  /** Whether it is a symbolic link. */
  isLink: boolean;
}

/**
 * Every file under the content folder, sorted by path; none where there is no folder. Files and
 * folders that begin with a dot belong to the system or the editor and are left out, unless they
 * end as content does.
 */
export async function listFiles(root: string): Promise<ContentFile[]> {
  if (!existsSync(root)) return [];
  const paths = await listFolder(root, '.');
  return paths.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listFolder(root: string, folder: string): Promise<ContentFile[]> {
  const found = await readdir(join(root, folder), { withFileTypes: true });
  const lists = found
    .filter(({ name }) => !name.startsWith('.') || /\.(md|ya?ml)$/i.test(name))
    .map(async (item) => {
      const path = posix.join(folder, item.name);
      if (item.isDirectory()) return listFolder(root, path);
      const { name, ext } = posix.parse(path);
      return [{ path, folder, name, ending: ext, isLink: item.isSymbolicLink() }];
    });
  return (await Promise.all(lists)).flat();
}

/** Measured data, not words: `file-problems.ts` checks what lies here. */
const dataFolder = 'data';
/** Says how the recordings were made; for developers, and no file of a story. */
const readme = posix.join(recordingsFolder, 'README.md');
const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];

/**
 * Sorts the files of the content folder by their use, with a problem for each that has none, and a
 * warning for each that a system or a program left there.
 */
export function sortFiles(files: readonly ContentFile[], kinds: Kinds) {
  const byUse = Object.groupBy(files, (file) => fileUse(file, kinds));
  const pathsOf = (use: keyof typeof byUse) => (byUse[use] ?? []).map(({ path }) => path);
  return {
    entries: (byUse.entry ?? []).flatMap((file) => entryFileAt(file, kinds) ?? []),
    pictures: pathsOf('picture'),
    recordings: pathsOf('recording'),
    clips: pathsOf('clip'),
    tables: pathsOf('table'),
    problems: (byUse.none ?? []).map((file) =>
      fileProblem(file.path, placementProblem(file, Object.values(kinds))),
    ),
    leftovers: (byUse.leftover ?? []).flatMap(({ path }) => leftoverProblem(path) ?? []),
  };
}

/** The use of a file, by where it lies and its ending: 'none' for one that belongs nowhere. */
function fileUse(file: ContentFile, kinds: Kinds) {
  if (file.isLink) return 'none';
  if (isOfLock(file.path)) return 'lock';
  if (leftoverProblem(file.path)) return 'leftover';
  if (entryFileAt(file, kinds)) return 'entry';
  if (file.path === readme) return 'note';
  const inKindFolder = Object.values(kinds).some(({ folder }) => folder === file.folder);
  if (inKindFolder && pictureEndings.includes(file.ending)) return 'picture';
  if (file.folder === recordingsFolder) return 'recording';
  const isClip = clipEndings.some((ending) => file.ending === `.${ending}`);
  if (isClip && file.folder === clipsFolder) return 'clip';
  if (file.folder === seriesFolder && file.ending === `.${tableEnding}`) return 'table';
  return file.folder === dataFolder ? 'data' : 'none';
}

/** The entry that a file is, by its folder, name and ending; undefined where it is none. */
function entryFileAt(file: ContentFile, kinds: Kinds): EntryFile | undefined {
  const found = Object.entries(kinds).find(
    ([, kind]) => file.folder === kind.folder && belongsTo(kind, `${file.name}${file.ending}`),
  );
  if (!found) return undefined;
  const [kindName, kind] = found;
  return { kindName, kind, id: file.name, file: file.path };
}

function placementProblem(file: ContentFile, all: readonly Kind[]): ProblemText {
  if (file.isLink) {
    return {
      message: 'is a link to another file, not the file itself',
      fix: 'Put a copy of the file itself here.',
    };
  }
  if (file.name.startsWith('.')) {
    return {
      message: 'the file has no name before its ending',
      fix: 'Name it after what it holds, in small letters and hyphens; delete it if it is empty.',
    };
  }
  const kindsHere = all.filter((kind) => kind.folder === file.folder);
  if (kindsHere.length === 0) return unknownFolderProblem(file, all);
  if (/^\.(md|markdown|ya?ml|txt|json|rtf)$/i.test(file.ending) || file.ending === '') {
    return textFileProblem(file, kindsHere, all);
  }
  if (/^\.(docx?|odt|pages|pdf|xlsx?|ods|numbers|pptx?)$/i.test(file.ending)) {
    return {
      message: `a document that ends in "${file.ending}" has no use here`,
      fix: 'Copy its words into an entry of this kind, and move the document out of this folder.',
    };
  }
  return {
    message: `a file that ends in "${file.ending}" has no use here`,
    fix: 'Save a picture again as .svg, .jpg, .png, .webp or .avif, in small letters; delete what is none.',
  };
}

/** The problem of a file in a folder of which no kind has entries. */
function unknownFolderProblem(file: ContentFile, all: readonly Kind[]): ProblemText {
  const [first = ''] = file.folder.split('/');
  const folders = [...new Set(all.map((kind) => kind.folder))].filter((folder) => folder !== '.');
  if (folders.includes(first)) {
    return {
      message: 'lies in a folder inside a content folder',
      fix: `Move it up into "${first}".`,
    };
  }
  const fix = `Move it into one of these folders, or delete it: ${folders.join(', ')}.`;
  return {
    message: 'lies where no content belongs',
    fix: file.folder === '.' ? fix : withGuess(first, folders, fix),
  };
}

/** Matches the endings that a name may have by mistake before its own, such as `.md.txt`. */
export const textEndings = /(?:\.(?:md|markdown|ya?ml|txt|json|rtf|docx?))+$/i;

/** The problem of a text in the folder of kinds of which it is no entry. */
function textFileProblem(
  file: ContentFile,
  kindsHere: readonly Kind[],
  all: readonly Kind[],
): ProblemText {
  const name = `${file.name}${file.ending}`.replace(textEndings, '');
  const format = kindsHere.find((kind) => kind.only?.includes(name) ?? true)?.format;
  const ownFormat = file.ending.slice(1);
  const foldersOfFormat = all.filter((kind) => kind.format === ownFormat && !kind.only);
  if (format !== undefined && name === file.name && foldersOfFormat.length > 0) {
    const folders = foldersOfFormat.map(({ folder }) => folder).join(', ');
    return {
      message: `files of this kind end in ".${format}"`,
      fix: `Move it to the folder of its kind: ${folders}. If it belongs here, name it "${name}.${format}", or delete it if that file is there already.`,
    };
  }
  if (format !== undefined) {
    return {
      message: `files of this kind end in ".${format}"`,
      fix: `Rename it to "${name}.${format}", or delete it if that file is there already.`,
    };
  }
  const names = kindsHere.flatMap((kind) => kind.only ?? []).sort();
  const fix = `Give it one of these names, or delete it: ${names.join(', ')}.`;
  return { message: 'belongs to no page of the site', fix: withGuess(name, names, fix) };
}
