import { execFile } from 'node:child_process';
import { Refused } from './guards.ts';

/** The most milliseconds that git may take, and the most bytes that it may print. */
const longest = 60_000;
const mostBytes = 200_000_000;

/** The environment in which git runs: it speaks English, asks nobody and takes no needless lock. */
export const gitEnvironment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
} as const;

/** git that failed. The message is for staff; `words` are git's own, without names and tokens. */
export class GitFailed extends Refused {
  readonly words: string;

  constructor(words: string) {
    super(isFullDisk(words) ? fullDiskWords : `git says: ${words}`);
    this.words = words;
  }
}

/**
 * Whether git failed because the disk has no room, by its own words and those of the system. Where
 * git lays out files it says only that it cannot write them.
 */
function isFullDisk(words: string): boolean {
  return /No space left on device|Out of diskspace|Disk quota|unable to write file/i.test(words);
}

const fullDiskWords =
  'The disk of this computer is full, so git could not write. Make room: empty the bin, or move large files elsewhere. Then try again. Nothing was lost: what you saved is as it was before.';

interface GitOptions {
  /** Text or bytes that git reads. */
  input?: string | Buffer;
  env?: Readonly<Record<string, string>>;
  /** The most milliseconds that it may take. */
  limit?: number;
}

/**
 * Runs git in the checkout at `root` and returns what it printed. Rejects with `GitFailed` where it
 * fails, with `Refused` where git is missing. No shell reads the arguments, and git asks nobody for
 * a password.
 */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await gitBytes(root, args)).toString('utf8');
}

/** Runs git as `git` does, with text to read or another environment. */
export async function gitWith(
  root: string,
  options: GitOptions,
  ...args: string[]
): Promise<string> {
  return (await gitBytes(root, args, options)).toString('utf8');
}

/** Runs git as `git` does, and returns the bytes that it printed. */
export function gitBytes(
  root: string,
  args: readonly string[],
  { input, env, limit = longest }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-C', root, ...args],
      {
        encoding: 'buffer',
        maxBuffer: mostBytes,
        timeout: limit,
        env: { ...process.env, ...gitEnvironment, ...env },
      },
      (error, out, err) => {
        if (!error) return resolve(out);
        if (error.code === 'ENOENT')
          return reject(
            new Refused('git is not installed, so nothing can be compared or published.'),
          );
        reject(new GitFailed(withoutSecrets(err.toString('utf8').trim()) || error.message));
      },
    );
    // A git that ends before it has read everything says why by itself.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

/** Words without the name and token that an address in them may carry, `https://ana:token@host`. */
export function withoutSecrets(words: string): string {
  return words.replaceAll(/\/\/[^@/\s]+@/g, '//');
}

/** Runs git and returns what it printed; undefined where it failed. */
export function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).catch(() => undefined);
}

/**
 * A folder of the studio's own beside what git keeps of this checkout. No clean of files that git
 * ignores takes it, git never lists it, and it is on the disk of the content. In a checkout without
 * git it is `.studio`.
 */
export async function studioFolder(root: string): Promise<string> {
  const found = await tryGit(root, 'rev-parse', '--path-format=absolute', '--git-path', 'studio');
  return found?.trimEnd() ?? `${root}/.studio`;
}
