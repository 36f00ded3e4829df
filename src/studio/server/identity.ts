import { GitFailed, git } from './git.ts';
import { Refused } from './guards.ts';

/**
 * The words of git where it does not know the name and address of whoever commits; undefined where
 * it does. A name that it would guess from the account on this computer does not count.
 */
export async function askWho(root: string): Promise<string | undefined> {
  for (const person of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    try {
      const known = await git(root, '-c', 'user.useConfigOnly=true', 'var', person);
      if (known.includes('<>')) return 'The address, user.email, is set to nothing.';
    } catch (error) {
      if (error instanceof GitFailed) return error.words;
      throw error;
    }
  }
  return undefined;
}

/**
 * Notes who commits in this repository, and in no other. Rejects with `Refused` for an empty name
 * and for what is no address.
 */
export async function noteWho(root: string, name: string, email: string): Promise<void> {
  if (!/\p{L}/u.test(name) || /[<>\n]/.test(name)) {
    throw new Refused('Write your name, as it is to stand in the history of the site.');
  }
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(email)) {
    throw new Refused('Write your email address whole, such as ana@example.org.');
  }
  await git(root, 'config', '--local', 'user.name', name);
  await git(root, 'config', '--local', 'user.email', email);
}
