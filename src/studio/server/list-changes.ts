import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isOfLock } from '#check/published.ts';
import { draftField } from '#content/draft.ts';
import { isTemporaryName } from '#content/write-file.ts';
import { fileSizeLabel } from '#site/words.ts';
import type { Change, EntryKey } from '../protocol.ts';
import { wordsOfChange } from '../words-of-change.ts';
import {
  contentOf,
  folderNameOf,
  formFor,
  isOf,
  ownerOf,
  pathOf,
  readFields,
  readSource,
} from './entry-files.ts';
import { git, gitBytes, tryGit } from './git.ts';
import { kindRow, listedTitle } from './kind-table.ts';

/**
 * The text of an entry as it was last published, which is as git has it in `HEAD`; undefined where
 * it never was.
 */
export async function publishedSource(root: string, key: EntryKey): Promise<string | undefined> {
  return tryGit(root, 'show', `HEAD:./${folderNameOf(root)}/${pathOf(key)}`);
}

/**
 * The branch that is checked out, and the changes since the site was last published: one for each
 * entry with its pictures and recordings, and one for each file that belongs to none; in the order
 * of their files. git is asked twice, for one change as for five hundred.
 */
export async function listChanges(root: string): Promise<{ branch: string; changes: Change[] }> {
  const { branch, files } = await readStatus(root);
  const published = await publishedFiles(root, files);
  const groups = Map.groupBy(files, (file) => {
    const key = ownerOf(file);
    return key ? `${key.kind}/${key.id}` : file;
  });
  const changes = await Promise.all(
    [...groups.values()].map((group) => {
      const [first = ''] = group;
      const key = ownerOf(first);
      return key ? entryChange(root, key, group, published) : strayChange(first);
    }),
  );
  return { branch, changes };
}

/**
 * The paths, inside the content folder, of files that were added, changed or removed. The lock is
 * no change of anybody: publishing writes it.
 */
export async function changedFiles(root: string): Promise<string[]> {
  return (await readStatus(root)).files;
}

/** Matches what git prints of a changed file, or of one that it does not know yet, to its path. */
const statusOfFile = /^(?:1(?: \S+){7}|u(?: \S+){9}|\?) /;

/**
 * The branch that is checked out, empty where none is, and the changed files as of `changedFiles`,
 * from [git status](https://git-scm.com/docs/git-status#_porcelain_format_version_2).
 */
async function readStatus(root: string): Promise<{ branch: string; files: string[] }> {
  const status = ['status', '--porcelain=v2', '--branch', '-z', '--no-renames'];
  const folder = folderNameOf(root);
  const listed = await git(root, ...status, '--untracked-files=all', '--', folder);
  const lines = listed.split('\0');
  const head = lines.find((line) => line.startsWith('# branch.head '))?.slice(14) ?? '';
  const start = `${await prefixOf(root)}${folder}/`.length;
  const files = lines
    .filter((line) => statusOfFile.test(line))
    .map((line) => line.replace(statusOfFile, '').slice(start))
    .filter((path) => !isTemporaryName(posix.basename(path)) && !isOfLock(path))
    .sort();
  return { branch: head === '(detached)' ? '' : head, files };
}

/** The paths of checkouts from the tops of their repositories, asked once: they stay there. */
const prefixes = new Map<string, string>();

/** The path of a checkout from the top of its repository, with `/` at its end; empty at the top. */
async function prefixOf(root: string): Promise<string> {
  const known = prefixes.get(root);
  if (known !== undefined) return known;
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trimEnd();
  prefixes.set(root, prefix);
  return prefix;
}

/**
 * The files of the content folder that `HEAD` has among some paths, by path: the text of an entry,
 * undefined for any other file.
 */
async function publishedFiles(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const owners = files.map(ownerOf).filter((key) => key !== undefined);
  const paths = [...new Set([...files, ...owners.map(pathOf)])];
  const input = paths.map((path) => `HEAD:./${folderNameOf(root)}/${path}\n`).join('');
  const printed = await gitBytes(root, ['cat-file', '--batch'], { input }).catch(() => undefined);
  const found = new Map<string, string | undefined>();
  if (!printed) return found;
  let at = 0;
  for (const path of paths) {
    const end = printed.indexOf('\n', at);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    const isText = /\.(md|yaml)$/.test(path);
    found.set(path, isText ? printed.toString('utf8', at, at + Number(size)) : undefined);
    at += Number(size) + 1;
  }
  return found;
}

async function entryChange(
  root: string,
  key: EntryKey,
  files: readonly string[],
  published: ReadonlyMap<string, string | undefined>,
): Promise<Change> {
  const oldText = published.get(pathOf(key));
  const newText = await readSource(root, key);
  const before = oldText === undefined ? undefined : readFields(key, oldText);
  const now = newText === undefined ? undefined : readFields(key, newText);
  const otherFiles = files.filter((file) => file !== pathOf(key));
  const wordsOfOthers = await Promise.all(
    otherFiles.map((file) => fileWords(root, file, published.has(file))),
  );
  const form = formFor(key.kind);
  const { singular, label: kindLabel } = kindRow(key.kind);
  const words: string[] = [];
  if (!now) words.push(`The ${singular} is removed`);
  else if (!before) words.push(`New ${singular}`);
  else if (now.source) words.push('The file cannot be read; fix it first.');
  else words.push(...wordsOfChange(form, before, now));
  return {
    ...key,
    singular,
    kindLabel,
    title: listedTitle(key.kind, key.id, (now ?? before)?.data),
    what: whatHappened(oldText, newText),
    words: [...words, ...wordsOfOthers],
    isDraft: now?.data[draftField] === true,
    problems: 0,
  };
}

function whatHappened(oldText?: string, newText?: string): Change['what'] {
  if (oldText === undefined && newText !== undefined) return 'added';
  if (oldText !== undefined && newText === undefined) return 'removed';
  return 'changed';
}

/** A file that belongs to no entry, such as a record of measurements. */
function strayChange(file: string): Change {
  return {
    kind: '',
    id: file,
    singular: '',
    kindLabel: '',
    title: file,
    what: 'changed',
    words: ['The file changed'],
    isDraft: false,
    problems: 0,
  };
}

/** The change of a picture or recording in words: “Picture: new, 34 kB”. */
async function fileWords(root: string, file: string, isPublished: boolean): Promise<string> {
  const found = await stat(join(contentOf(root), file)).catch(() => undefined);
  const noun = fileNoun(file);
  if (!found) return `${noun}: removed`;
  return `${noun}: ${isPublished ? 'another' : 'new'}, ${fileSizeLabel(found.size)}`;
}

function fileNoun(file: string): string {
  const ending = posix.extname(file).slice(1);
  if (/^(svg|jpe?g|png|webp|avif)$/.test(ending)) return 'Picture';
  if (ending === 'vtt') return 'Captions';
  if (/^(m4a|opus)$/.test(ending)) return `Sound (${ending})`;
  if (/^(mp4|webm)$/.test(ending)) return `Film (${ending})`;
  return `File (${ending})`;
}

/**
 * The lines of an entry’s files that differ, as git writes them; `kind` is empty for a stray file.
 */
export async function linesOfChange(root: string, { kind, id }: EntryKey): Promise<string> {
  const files = (await changedFiles(root)).filter((file) =>
    kind === '' ? file === id : isOf({ kind, id }, file),
  );
  return (await Promise.all(files.map((file) => fileDiff(root, file)))).join('\n');
}

/**
 * The lines of a file that differ, as git writes them: all lines of a text that git does not know
 * yet, nothing for new pictures and recordings.
 */
async function fileDiff(root: string, file: string): Promise<string> {
  const path = `${folderNameOf(root)}/${file}`;
  const known = await git(root, 'diff', '--no-color', '--no-ext-diff', 'HEAD', '--', path);
  if (known !== '' || !/\.(md|ya?ml|vtt|csv|txt)$/.test(file)) return known;
  const text = await readFile(join(root, path), 'utf8').catch(() => '');
  const lines = text.replace(/\n$/, '').split('\n');
  return `new file ${path}\n${lines.map((line) => `+${line}`).join('\n')}\n`;
}
