import { execFile } from 'node:child_process';
import { Refused } from './guards.ts';

/** The most milliseconds that git may take, and the most bytes that it may print. */
const longest = 60_000;
const mostBytes = 200_000_000;

/**
 * Runs git in the checkout at `root` and returns what it printed. Rejects with `Refused`: with
 * git's own words where it fails, with ours where git is missing. No shell reads the arguments, and
 * git asks nobody for a password.
 */
export function git(root: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      ['-C', root, ...args],
      {
        maxBuffer: mostBytes,
        timeout: longest,
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
      },
      (error, out, err) => {
        if (!error) return resolve(out);
        if (error.code === 'ENOENT')
          return reject(
            new Refused('git is not installed, so nothing can be compared or published.'),
          );
        reject(new Refused(`git says: ${withoutSecrets(err.trim()) || error.message}`));
      },
    );
  });
}

/** Words without the name and token that an address in them may carry, `https://ana:token@host`. */
function withoutSecrets(words: string): string {
  return words.replaceAll(/\/\/[^@/\s]+@/g, '//');
}

/** Runs git and returns what it printed; undefined where it failed. */
export function tryGit(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).catch(() => undefined);
}
