import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileSizeLabel } from '#site/words.ts';
import type { Change, EntryKey } from '../protocol.ts';
import { wordsOfChange } from '../words-of-change.ts';
import {
  contentOf,
  folderNameOf,
  formFor,
  ownerOf,
  pathOf,
  readFields,
  readSource,
} from './entry-files.ts';
import { git, tryGit } from './git.ts';
import { kindRow, listedTitle } from './kind-table.ts';

/**
 * The text of an entry as it was last published, which is as git has it; undefined where it was
 * never published.
 */
export async function publishedSource(root: string, key: EntryKey): Promise<string | undefined> {
  return tryGit(root, 'show', `HEAD:./${folderNameOf(root)}/${pathOf(key)}`);
}

/**
 * Every entry that differs from what was last published, with its pictures and recordings; in the
 * order of their files.
 */
export async function listChanges(root: string): Promise<Change[]> {
  const groups = Map.groupBy(await changedFiles(root), (file) => {
    const key = ownerOf(file);
    return key ? `${key.kind}/${key.id}` : file;
  });
  return Promise.all(
    [...groups.values()].map((group) => {
      const [first = ''] = group;
      const key = ownerOf(first);
      return key ? changeOf(root, key, group) : strayChange(root, first);
    }),
  );
}

/** Paths inside the content folder of files that were added, changed or removed. */
export async function changedFiles(root: string): Promise<string[]> {
  const status = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'];
  const listed = await git(root, ...status, '--', folderNameOf(root));
  const top = (await git(root, 'rev-parse', '--show-prefix')).trim();
  const paths = listed
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
  return paths.map((path) => posix.relative(posix.join(top, folderNameOf(root)), path)).sort();
}

async function changeOf(root: string, key: EntryKey, files: readonly string[]): Promise<Change> {
  const [was, is] = await Promise.all([publishedSource(root, key), readSource(root, key)]);
  const before = was === undefined ? undefined : readFields(key, was);
  const now = is === undefined ? undefined : readFields(key, is);
  const others = files.filter((file) => file !== pathOf(key));
  const beside = await Promise.all(others.map((file) => wordsOfFile(root, file)));
  const form = formFor(key.kind);
  const words = [];
  if (before && now) {
    if (now.source) words.push('The file cannot be read; fix it first.');
    else words.push(...wordsOfChange(form, before, now));
  } else if (now) words.push(`New ${kindRow(key.kind).singular}`);
  else words.push(`The ${kindRow(key.kind).singular} is removed`);
  return {
    ...key,
    title: listedTitle(key.kind, key.id, (now ?? before)?.data),
    what: whatHappened(was, is),
    words: [...words, ...beside],
    diff: (await Promise.all(files.map((file) => diffOf(root, file)))).join('\n'),
  };
}

function whatHappened(was: string | undefined, is: string | undefined): Change['what'] {
  if (was === undefined && is !== undefined) return 'added';
  return is === undefined && was !== undefined ? 'removed' : 'changed';
}

/** A file that belongs to no entry, such as a record of measurements. */
async function strayChange(root: string, file: string): Promise<Change> {
  const diff = await diffOf(root, file);
  return { kind: '', id: file, title: file, what: 'changed', words: ['The file changed'], diff };
}

/** “Picture: new, 34 kB” */
async function wordsOfFile(root: string, file: string): Promise<string> {
  const found = await stat(join(contentOf(root), file)).catch(() => undefined);
  const isKnown =
    (await tryGit(root, 'cat-file', '-e', `HEAD:./${folderNameOf(root)}/${file}`)) !== undefined;
  const noun = nounOf(file);
  if (!found) return `${noun}: removed`;
  return `${noun}: ${isKnown ? 'another' : 'new'}, ${fileSizeLabel(found.size)}`;
}

function nounOf(file: string): string {
  const ending = posix.extname(file).slice(1);
  if (/^(svg|jpe?g|png|webp|avif)$/.test(ending)) return 'Picture';
  if (ending === 'vtt') return 'Captions';
  if (/^(m4a|opus)$/.test(ending)) return `Sound (${ending})`;
  if (/^(mp4|webm)$/.test(ending)) return `Film (${ending})`;
  return `File (${ending})`;
}

/**
 * The lines that git shows; for a file that git does not know yet, its lines; nothing for pictures
 * and recordings.
 */
async function diffOf(root: string, file: string): Promise<string> {
  const path = `${folderNameOf(root)}/${file}`;
  const known = await git(root, 'diff', '--no-color', '--no-ext-diff', 'HEAD', '--', path);
  if (known !== '' || !/\.(md|ya?ml|vtt|csv|txt)$/.test(file)) return known;
  const text = await readFile(join(root, path), 'utf8').catch(() => '');
  const lines = text.replace(/\n$/, '').split('\n');
  return `new file ${path}\n${lines.map((line) => `+${line}`).join('\n')}\n`;
}
