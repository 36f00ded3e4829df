import { git, tryGit } from './git.ts';
import { Refused } from './guards.ts';

/** The start of the name of each branch that publishing makes. */
const prefix = 'content/';

/** The outcome of sending a branch to a remote. */
interface SendResult {
  pushed: boolean;
  /** A sentence for staff: what to do now. */
  next: string;
  /** The page on which to ask for the branch to be taken over. */
  link?: string;
}

/** The branch that is checked out. Rejects with `Refused` where none is. */
export async function branchOf(root: string): Promise<string> {
  const branch = (await git(root, 'branch', '--show-current')).trim();
  if (branch === '') throw new Refused('No branch is checked out here; a developer can help.');
  return branch;
}

/** Whether a branch was made by publishing. */
export function isPublishedBranch(branch: string): boolean {
  return branch.startsWith(prefix);
}

/**
 * The branch that the published site is built from: the one checked out, or, where publishing made
 * that, the main one of the remote, `main` or `master`. Rejects with `Refused` where there is none.
 */
async function publishedBranch(root: string): Promise<string> {
  const current = await branchOf(root);
  if (!isPublishedBranch(current)) return current;
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
async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await git(root, 'remote')).split('\n').filter((name) => name !== '');
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/**
 * A name for a new branch: `content/2026-11-23-08-51` at that minute in UTC, with a number where it
 * is taken.
 */
export async function freeBranch(root: string, now: Date): Promise<string> {
  const name = `${prefix}${now.toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')}`;
  for (let count = 1; ; count++) {
    const branch = count === 1 ? name : `${name}-${count}`;
    if (!(await isBranch(root, branch))) return branch;
  }
}

async function isBranch(root: string, name: string): Promise<boolean> {
  const found = await tryGit(root, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`);
  return found !== undefined;
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
      `What is not published yet cannot come along to the branch ${branch}. Publish it, or put it back as it was, and begin then.`,
    );
  }
  const remote = await remoteOf(root);
  // Without a connection the pull fails, and the branch stays as it is here.
  if (remote) await tryGit(root, 'pull', '--quiet', '--ff-only', remote, branch);
}

/**
 * Pushes a branch to the remote with git’s own sign-in. Without a remote, or where that fails, the
 * result says how to hand the branch over.
 */
export async function sendBranch(root: string, branch: string): Promise<SendResult> {
  const remote = await remoteOf(root);
  if (!remote) {
    const next = `There is no remote to send it to. Ask a developer to publish the branch ${branch} of this computer.`;
    return { pushed: false, next };
  }
  try {
    await git(root, 'push', '--quiet', '--set-upstream', remote, branch);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const next = `The branch is made, but could not be sent. Run: git push --set-upstream ${remote} ${branch}`;
    return { pushed: false, next: `${next} (${why})` };
  }
  const address = (await git(root, 'remote', 'get-url', remote)).trim();
  const base = await publishedBranch(root).catch(() => 'main');
  const link = requestLink(address, branch, base);
  const next = link
    ? 'Open the link and ask for the change to be taken over.'
    : `Ask for the branch ${branch} to be taken over.`;
  return { pushed: true, next, ...(link && { link }) };
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
