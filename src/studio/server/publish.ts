import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renewPublished } from '#check/check-content.ts';
import { stopping } from '#check/problem.ts';
import { publishedFile } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { kinds } from '#kinds.ts';
import type { Change, EntryKey, PublishResult } from '../protocol.ts';
import { branchOf, freeBranch, sendBranch } from './branches.ts';
import { checkAll } from './check-draft.ts';
import { folderNameOf, isOf, pathOf } from './entry-files.ts';
import { git, tryGit } from './git.ts';
import { Refused } from './guards.ts';
import { kindRow } from './kind-table.ts';
import { changedFiles, publishedSource } from './list-changes.ts';
import { withPlaces } from './problem-places.ts';

/** The time: `now` for the name of a branch, `today` (`YYYY-MM-DD`) for the rules of change. */
export interface Clock {
  now: () => Date;
  today: () => string;
}

/**
 * Publishes what has changed in the content: where it has no problem, makes a branch
 * `content/<date-time in UTC>` with one commit, which holds the content folder, with its lock file,
 * and nothing else, and sends it to the remote if there is one. With problems, nothing is done.
 * `words` become the subject of the commit. Rejects with `Refused` for an empty sentence, for
 * nothing to publish, and where git does not know who commits.
 */
export async function publish(root: string, words: string, clock: Clock): Promise<PublishResult> {
  const sentence = words.trim();
  if (sentence === '') throw new Refused('Say in a sentence what has changed.');
  if ((await changedFiles(root)).length === 0) {
    throw new Refused('Nothing differs from what was published.');
  }
  await requireIdentity(root);
  const { problems } = await renewPublished(contentFolders(root), kinds, { today: clock.today() });
  if (problems.length > 0) {
    const all = stopping(await checkAll(root, clock.today()));
    return { ok: false, problems: await withPlaces(root, all) };
  }
  const previousBranch = await branchOf(root);
  const branch = await freeBranch(root, clock.now());
  await git(root, 'switch', '--quiet', '--create', branch);
  try {
    const folder = folderNameOf(root);
    await git(root, 'add', '--all', '--', folder);
    await git(root, 'commit', '--quiet', '--message', sentence, '--only', '--', folder);
  } catch (error) {
    await tryGit(root, 'switch', '--quiet', previousBranch);
    await tryGit(root, 'branch', '--quiet', '--delete', '--force', branch);
    // Nothing was published, so the lock file is as it was before.
    const lock = `${folderNameOf(root)}/${publishedFile}`;
    await tryGit(root, 'restore', '--source=HEAD', '--staged', '--worktree', '--', lock);
    throw error;
  }
  const listed = await git(root, 'show', '--name-only', '--format=', '-z', 'HEAD');
  const files = listed.split('\0').filter((file) => file !== '');
  return { ok: true, branch, files, ...(await sendBranch(root, branch)) };
}

/**
 * Puts an entry and the files named after it back as they were published. Rejects with `Refused`
 * for an entry that never was.
 */
export async function restore(root: string, key: EntryKey): Promise<void> {
  if ((await publishedSource(root, key)) === undefined) {
    throw new Refused(
      'This entry was never published, so there is nothing to put back. Delete it instead.',
    );
  }
  const files = (await changedFiles(root)).filter((file) => isOf(key, file));
  for (const file of new Set([...files, pathOf(key)])) {
    const path = `${folderNameOf(root)}/${file}`;
    const isPublished = (await tryGit(root, 'cat-file', '-e', `HEAD:./${path}`)) !== undefined;
    if (isPublished)
      await git(root, 'restore', '--source=HEAD', '--staged', '--worktree', '--', path);
    else await rm(join(root, path), { force: true });
  }
}

/** Rejects with `Refused` where git does not know a name and an address for the commit. */
async function requireIdentity(root: string): Promise<void> {
  const name = await tryGit(root, 'config', 'user.name');
  const email = await tryGit(root, 'config', 'user.email');
  if ((name?.trim() && email?.trim()) || process.env['GIT_AUTHOR_EMAIL']) return;
  throw new Refused(
    'git does not know who you are. Run these two lines in a terminal, with your name and address: git config --global user.name "Ana Reyes" and git config --global user.email "ana@example.org"',
  );
}

/** The sentence that publishing proposes: “Content: add speaker Ana Reyes, change 2 events”. */
export function proposalFor(changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, ({ what, kind }) => `${what} ${kind}`);
  const parts = [...groups.values()].map((group) => {
    const [{ what, kind, title }] = group as [Change];
    const verb = { added: 'add', changed: 'change', removed: 'remove' }[what];
    const { singular, label } = kindRow(kind);
    if (group.length > 1) return `${verb} ${group.length} of “${label}”`;
    return kind === '' ? `${verb} ${title}` : `${verb} ${singular} ${title}`;
  });
  return changes.length === 0 ? '' : `Content: ${parts.join(', ')}`;
}
