import { git, gitWith, tryGit } from './git.ts';
import { Refused } from './guards.ts';
import type { Repository } from './repository.ts';

/** The start of the name of each branch that publishing makes. */
const prefix = 'content/';
/**
 * The names that it gives where a branch is called `content`, which leaves no room for the others.
 */
const plainName = /^content-\d{4}-\d{2}-\d{2}-\d{2}-\d{2}(-\d+)?$/;

/** The branch that is checked out; empty where none is. */
export async function branchOf(root: string): Promise<string> {
  return (await git(root, 'branch', '--show-current')).trim();
}

/** Whether a branch was made by publishing. */
export function isPublishedBranch(branch: string): boolean {
  return branch.startsWith(prefix) || plainName.test(branch);
}

/** A branch for a commit: `tip` is where it is now, undefined where it is new. */
export interface BranchForCommit {
  name: string;
  tip: string | undefined;
}

/**
 * The branch that a commit goes to: the one checked out, if publishing made it and the site has not
 * taken it over; else one that an attempt which was broken off has left; else a new one.
 */
export async function branchForCommit(
  root: string,
  commit: string,
  now: Date,
): Promise<BranchForCommit> {
  const current = await branchOf(root);
  const head = (await git(root, 'rev-parse', 'HEAD')).trim();
  if (isPublishedBranch(current) && !(await isTakenOver(root, current)))
    return { name: current, tip: head };
  const left = await branchLeftFor(root, commit);
  return left ?? { name: await freeBranch(root, now), tip: undefined };
}

/** A branch of publishing whose last commit makes the same change as `commit`. */
async function branchLeftFor(root: string, commit: string): Promise<BranchForCommit | undefined> {
  const wanted = (await git(root, 'show', '--no-patch', '--format=%T %P', commit)).trim();
  const format = '%(refname:short) %(objectname) %(tree) %(parent)';
  const listed = await git(root, 'for-each-ref', `--format=${format}`, 'refs/heads');
  for (const line of listed.split('\n')) {
    const [name = '', tip, ...rest] = line.split(' ');
    if (isPublishedBranch(name) && rest.join(' ') === wanted) return { name, tip };
  }
  return undefined;
}

/** Whether the published site has everything of a branch: by its commits, or by its files. */
export async function isTakenOver(root: string, branch: string): Promise<boolean> {
  const base = await publishedCommit(root);
  if (base === undefined) return false;
  const isInside = await tryGit(root, 'merge-base', '--is-ancestor', branch, base);
  if (isInside !== undefined) return true;
  const start = (await tryGit(root, 'merge-base', branch, base))?.trim();
  if (!start) return false;
  // Where commits were squashed, the files tell.
  const listed = await git(root, 'diff', '--name-only', '-z', start, branch);
  const files = listed.split('\0').filter((file) => file !== '');
  const compare = ['diff', '--quiet', branch, base, '--', ...files.map((file) => `:/${file}`)];
  return files.length > 0 && (await tryGit(root, ...compare)) !== undefined;
}

/** The most sentences that are told of one branch. */
const mostSentences = 20;

/** The first lines of the commits that a branch has beyond the published site, the last first. */
export async function sentencesOf(root: string, branch: string): Promise<string[]> {
  const base = await publishedCommit(root);
  if (base === undefined) return [];
  const args = ['--no-merges', '--format=%s', `--max-count=${mostSentences}`];
  const listed = await git(root, 'log', ...args, branch, '--not', base);
  return listed.split('\n').filter((line) => line !== '');
}

/**
 * The commit of the published site as far as this computer knows it; undefined where there is none.
 */
async function publishedCommit(root: string): Promise<string | undefined> {
  const branch = await publishedBranch(root).catch(() => undefined);
  if (branch === undefined) return undefined;
  const remote = await remoteOf(root);
  const there = remote && (await commitAt(root, `refs/remotes/${remote}/${branch}`));
  return there ?? commitAt(root, `refs/heads/${branch}`);
}

async function commitAt(root: string, ref: string): Promise<string | undefined> {
  return (await tryGit(root, 'rev-parse', '--verify', '--quiet', ref))?.trim();
}

/**
 * Gives a commit to its branch and checks it out, without a change of any file: the branch first,
 * then the index for the files of the commit, then what is checked out. Where one of these fails,
 * those before it are put back, and it rejects with `Refused`.
 */
export async function moveToBranch(
  { top, head }: Repository,
  { name, tip }: BranchForCommit,
  commit: string,
  files: readonly string[],
): Promise<void> {
  const ref = `refs/heads/${name}`;
  const isCheckedOut = (await branchOf(top)) === name;
  if (!isCheckedOut) await git(top, 'update-ref', ref, commit, tip ?? '');
  try {
    await stageAsIn(top, commit, files);
    try {
      if (isCheckedOut) await git(top, 'update-ref', ref, commit, head);
      else await git(top, 'symbolic-ref', '-m', `publish: ${name}`, 'HEAD', ref);
    } catch (error) {
      await stageAsIn(top, head, files);
      throw error;
    }
  } catch (error) {
    const undo = tip === undefined ? ['-d', ref, commit] : [ref, tip, commit];
    if (!isCheckedOut) await git(top, 'update-ref', ...undo);
    throw error;
  }
}

/** Makes the index hold files as a commit has them; what else is staged stays. */
async function stageAsIn(top: string, commit: string, files: readonly string[]): Promise<void> {
  const env = { GIT_LITERAL_PATHSPECS: '1' };
  const from = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  await gitWith(top, { env, input: files.join('\0') }, 'reset', '--quiet', ...from, commit);
}

/**
 * The branch that the published site is built from: the one checked out, or, where publishing made
 * that or none is, the main one of the remote, `main` or `master`. Rejects with `Refused` where
 * there is none.
 */
export async function publishedBranch(root: string): Promise<string> {
  const current = await branchOf(root);
  if (current !== '' && !isPublishedBranch(current)) return current;
  const remote = await remoteOf(root);
  if (remote) {
    const head = await tryGit(root, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`);
    if (head) return head.trim().slice(`${remote}/`.length);
  }
  for (const name of ['main', 'master']) {
    if (await isBranch(root, name)) return name;
  }
  throw new Refused(
    'There is no branch called main or master to begin from; a developer can help.',
  );
}

/** The remote called `origin`, or the first one; undefined where there is none. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await git(root, 'remote')).split('\n').filter((name) => name !== '');
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/**
 * A name for a new branch: `content/2026-11-23-08-51` at that minute in UTC, with a number where it
 * is taken.
 */
async function freeBranch(root: string, now: Date): Promise<string> {
  const remote = await remoteOf(root);
  const isTaken =
    (await isBranch(root, 'content')) ||
    (remote !== undefined && (await commitAt(root, `refs/remotes/${remote}/content`)));
  const stamp = now.toISOString().slice(0, 16).replaceAll(/[T:]/g, '-');
  return withNumber(root, isTaken ? `content-${stamp}` : `${prefix}${stamp}`);
}

/** A name, with a number where a branch here, or one that is known of the remote, has it. */
async function withNumber(root: string, name: string): Promise<string> {
  const remote = await remoteOf(root);
  for (let count = 1; ; count++) {
    const branch = count === 1 ? name : `${name}-${count}`;
    const isTaken =
      (await isBranch(root, branch)) ||
      (remote !== undefined && (await commitAt(root, `refs/remotes/${remote}/${branch}`)));
    if (!isTaken) return branch;
  }
}

/**
 * Gives a branch that the remote refuses for its name another one, and returns that: where a branch
 * there is called `content`, and where somebody else published in the same minute. Undefined, and
 * nothing done, where `words`, what git printed, tell of something else, or where the branch was
 * sent before. A clone that follows one branch alone learns of others only so.
 */
export async function renameRefused(
  root: string,
  branch: string,
  words: string,
): Promise<string | undefined> {
  const wasSent = (await tryGit(root, 'config', `branch.${branch}.remote`)) !== undefined;
  if (wasSent) return undefined;
  let wanted: string | undefined;
  if (
    branch.startsWith(prefix) &&
    /'refs\/heads\/content' exists|directory file conflict/.test(words)
  )
    wanted = branch.replace(prefix, 'content-');
  else if (/non-fast-forward|fetch first/.test(words)) wanted = branch;
  if (wanted === undefined) return undefined;
  const name = await withNumber(root, wanted);
  await git(root, 'branch', '--move', branch, name);
  return name;
}

async function isBranch(root: string, name: string): Promise<boolean> {
  return (await commitAt(root, `refs/heads/${name}`)) !== undefined;
}

/** The most milliseconds that a look at the remote may take, before one goes on without it. */
const longestLook = 15_000;

/** Asks the remote what is new there. Without a connection nothing changes. */
export async function lookAtRemote(root: string): Promise<void> {
  const remote = await remoteOf(root);
  if (!remote) return;
  await gitWith(root, { limit: longestLook }, 'fetch', '--quiet', remote).catch(() => undefined);
}

/**
 * Checks out the branch of the published site and takes over what others have published since.
 * Changes that are not published come along; rejects with `Refused` where they cannot.
 */
export async function goToPublishedBranch(root: string): Promise<void> {
  const branch = await publishedBranch(root);
  const isCheckedOut = branch === (await branchOf(root));
  if (!isCheckedOut && (await tryGit(root, 'switch', '--quiet', branch)) === undefined) {
    throw new Refused(
      'You changed entries again that you have handed over, and the published site does not have them yet. Publish these changes too: they go to the same place. Or put them back as published, and begin then.',
    );
  }
  await lookAtRemote(root);
  const remote = await remoteOf(root);
  const there = remote && (await commitAt(root, `refs/remotes/${remote}/${branch}`));
  if (there) await tryGit(root, 'merge', '--quiet', '--ff-only', there);
}

/**
 * The page of GitHub or GitLab on which a pushed branch is proposed, from the address of the
 * remote, SSH or HTTPS: `git@github.com:chv/site.git`, `https://ana:token@github.com/chv/site`. A
 * name or token in the address is left out. Undefined for other hosts.
 */
export function requestLink(remote: string, branch: string, base: string): string | undefined {
  const match =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|[\w.-]+@)([\w.-]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(
      remote,
    );
  const [, host = '', path = ''] = match ?? [];
  const source = encodeURIComponent(branch);
  const target = encodeURIComponent(base);
  if (host === 'github.com') {
    return `https://github.com/${path}/compare/${target}...${source}?expand=1`;
  }
  if (!/^gitlab\./.test(host)) return undefined;
  const query = `merge_request%5Bsource_branch%5D=${source}&merge_request%5Btarget_branch%5D=${target}`;
  return `https://${host}/${path}/-/merge_requests/new?${query}`;
}
