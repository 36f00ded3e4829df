import type { HandOver, Sending } from '../protocol.ts';
import {
  branchOf,
  isPublishedBranch,
  isTakenOver,
  publishedBranch,
  remoteOf,
  requestLink,
  sentencesOf,
} from './branches.ts';
import { git, tryGit } from './git.ts';

/** The most that are listed; older ones are known to git alone. */
const most = 12;

/** Everything that was handed over from this computer, the last one first, with its state. */
export async function listHandOvers(root: string, sending?: Sending): Promise<HandOver[]> {
  const remote = await remoteOf(root);
  const current = await branchOf(root);
  const fields = ['refname:short', 'objectname', 'committerdate:iso-strict', 'contents:subject'];
  const format = fields.map((field) => `%(${field})`).join('%00');
  const sorted = ['--sort=-committerdate', `--format=${format}`, 'refs/heads'];
  const lines = (await git(root, 'for-each-ref', ...sorted)).split('\n');
  const branches = lines
    .map((line) => line.split('\0'))
    .filter(([name = '']) => isPublishedBranch(name))
    .slice(0, most);
  const base = await publishedBranch(root).catch(() => 'main');
  const address = remote && (await tryGit(root, 'remote', 'get-url', remote))?.trim();
  return Promise.all(
    branches.map(async ([branch = '', commit = '', at = '', words = '']) => {
      const state = await stateOf(root, { branch, commit, remote, sending });
      const earlier = state === 'taken over' ? [] : withoutLast(await sentencesOf(root, branch));
      const link = address && state === 'sent' ? requestLink(address, branch, base) : undefined;
      return {
        branch,
        words,
        earlier,
        at,
        state,
        isCurrent: branch === current,
        ...(link !== undefined && { link }),
      };
    }),
  );
}

/** The sentences before the last one, each once. */
function withoutLast([_last, ...earlier]: readonly string[]): string[] {
  return [...new Set(earlier)];
}

interface Sent {
  branch: string;
  commit: string;
  remote: string | undefined;
  sending: Sending | undefined;
}

async function stateOf(
  root: string,
  { branch, commit, remote, sending }: Sent,
): Promise<HandOver['state']> {
  if (await isTakenOver(root, branch)) return 'taken over';
  if (!remote) return 'here';
  if (sending?.branch === branch && sending.state === 'sending') return 'sending';
  const ref = `refs/remotes/${remote}/${branch}`;
  const there = await tryGit(root, 'rev-parse', '--verify', '--quiet', ref);
  return there?.trim() === commit ? 'sent' : 'waiting';
}
