import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '#check/published.ts';
import { clearLeftOvers } from '#content/write-file.ts';
import { branchOf, isPublishedBranch } from './branches.ts';
import type { Clock } from './clock.ts';
import { contentOf, folderNameOf } from './entry-files.ts';
import { studioFolder, tryGit } from './git.ts';
import { isPictureNamed } from './save-picture.ts';
import { openTrash } from './trash.ts';

/**
 * Clears what a studio that was broken off left behind: files that were being written, half-made
 * folders of its own, and pictures that an entry named until it was saved. Nothing here stops the
 * studio from starting: what cannot be cleared is never content.
 */
export async function tidyUp(root: string, clock: Clock): Promise<void> {
  const own = await studioFolder(root);
  await takeOldWaiting(root, own);
  await clearLeftOvers(contentOf(root));
  await clearLeftOvers(own);
  await clearUnfinished(join(own, 'trash'));
  await clearUnfinished(own);
  await takeLockOfBranch(root);
  const trash = openTrash(root, clock);
  await trash.finishRemovals((key, file) => isPictureNamed(root, key, file)).catch(() => undefined);
}

/**
 * Takes the lock from the branch that is checked out, if publishing made it: the lock of the
 * checkout is the last thing that publishing writes.
 */
async function takeLockOfBranch(root: string): Promise<void> {
  const branch = await branchOf(root).catch(() => '');
  if (!isPublishedBranch(branch)) return;
  const lock = `${folderNameOf(root)}/${lockFolder}`;
  await tryGit(root, 'restore', '--source=HEAD', '--worktree', '--', lock);
}

/** Takes over the files that an earlier studio let wait in the checkout (`.studio/waiting`). */
async function takeOldWaiting(root: string, own: string): Promise<void> {
  const before = join(root, '.studio/waiting');
  for (const token of await readdir(before).catch(() => [])) {
    await mkdir(join(own, 'waiting'), { recursive: true }).catch(() => undefined);
    await rename(join(before, token), join(own, 'waiting', token)).catch(() => undefined);
  }
}

/** Removes the folders, with a dot in front, that were never finished. */
async function clearUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('.')))
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}
