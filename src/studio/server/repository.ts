import { existsSync } from 'node:fs';
import { git, tryGit } from './git.ts';
import { Refused } from './guards.ts';

/** The repository of a checkout, ready for a commit. */
export interface Repository {
  /** The top of its files, from which paths begin. */
  top: string;
  /** The path of the checkout from there, with `/` at its end; empty where it is the top. */
  prefix: string;
  /** The commit that is checked out. */
  head: string;
}

/**
 * The repository of a checkout. Rejects with `Refused` where git cannot take a commit now: there is
 * none yet, another git is at work, or versions are half joined; each says what to do.
 */
export async function readyRepository(root: string): Promise<Repository> {
  const top = (await tryGit(root, 'rev-parse', '--show-toplevel'))?.trimEnd();
  const head = (await tryGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD'))?.trim();
  if (top === undefined || !head) {
    throw new Refused(
      'This copy of the site has no published version to begin from. Ask whoever looks after the site for a copy made with git.',
    );
  }
  for (const name of ['index.lock', 'HEAD.lock']) {
    const path = await gitPath(root, name);
    if (existsSync(path)) {
      throw new Refused(
        `Another program is just writing the history of the site, or was broken off. Wait a moment and try again. If it says so still, start the computer anew, and ask whoever looks after the site to delete the file ${path}.`,
      );
    }
  }
  for (const [name, what] of Object.entries(unfinishedWork)) {
    if (existsSync(await gitPath(root, name))) {
      throw new Refused(
        `Somebody began to join two versions of the site here and has not finished (${what}). Ask whoever did, or whoever looks after the site, to finish or stop that. Nothing of yours was changed.`,
      );
    }
  }
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trimEnd();
  return { top, prefix, head };
}

/** Work of git that was begun and not finished, by the file or folder that it leaves. */
const unfinishedWork: Readonly<Record<string, string>> = {
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  BISECT_LOG: 'bisect',
};

/** The path of a file of git's own. */
async function gitPath(root: string, name: string): Promise<string> {
  return (await git(root, 'rev-parse', '--path-format=absolute', '--git-path', name)).trimEnd();
}
