import { spawn } from 'node:child_process';
import type { Sending } from '../protocol.ts';
import { remoteOf, renameRefused } from './branches.ts';
import { gitEnvironment, withoutSecrets } from './git.ts';
import { Refused } from './guards.ts';

/** The most milliseconds that sending may take. */
const longest = 120_000;

export type Sender = ReturnType<typeof openSender>;

/**
 * Sends branches of the checkout at `root` to where the site is looked after, one at a time, while
 * the studio goes on. It uses git’s own sign-in and asks nobody for a password.
 */
export function openSender(root: string, limit = longest) {
  let latest: Sending | undefined;

  /**
   * Begins to send a branch and returns at once. Does nothing without a remote. Rejects with
   * `Refused` while another branch is on its way.
   */
  async function send(branch: string): Promise<Sending | undefined> {
    if (latest?.state === 'sending') {
      throw new Refused(
        'Something is being sent just now. Wait until it is there, then try again.',
      );
    }
    const remote = await remoteOf(root);
    if (!remote) return undefined;
    const sending: Sending = { branch, state: 'sending', percent: 0, words: '', details: '' };
    latest = sending;
    void pushUnderFreeName(root, remote, sending, limit).then(({ isSent, words, details }) => {
      Object.assign(sending, { state: isSent ? 'sent' : 'waiting', words, details });
    });
    return sending;
  }

  return { send, latest: () => latest };
}

interface Pushed {
  isSent: boolean;
  words: string;
  details: string;
}

/** The most names under which a branch is tried. */
const mostNames = 4;

/** Pushes a branch, under another name where the remote refuses its own. */
async function pushUnderFreeName(
  root: string,
  remote: string,
  sending: Sending,
  limit: number,
): Promise<Pushed> {
  const onProgress = (percent: number) => {
    sending.percent = percent;
  };
  let pushed = await push(root, remote, sending.branch, limit, onProgress);
  for (let names = 1; names < mostNames && !pushed.isSent; names++) {
    const name = await renameRefused(root, sending.branch, pushed.details).catch(() => undefined);
    if (name === undefined) break;
    sending.branch = name;
    pushed = await push(root, remote, name, limit, onProgress);
  }
  return pushed;
}

/** Pushes a branch; `onProgress` gets the percentage that is there. */
function push(
  root: string,
  remote: string,
  branch: string,
  limit: number,
  onProgress: (percent: number) => void,
): Promise<Pushed> {
  return new Promise((resolve) => {
    const args = ['-C', root, 'push', '--progress', '--set-upstream', remote, branch];
    const hasGroup = process.platform !== 'win32';
    const child = spawn('git', args, {
      // A group of its own, so that the program that speaks to the remote ends with git.
      detached: hasGroup,
      env: { ...process.env, ...gitEnvironment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      if (hasGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    }, limit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const percent = /(\d+)%[^%]*$/.exec(text)?.[1];
      if (percent && /Writing objects/.test(text)) onProgress(Number(percent));
    });
    const finish = (isSent: boolean) => {
      clearTimeout(timer);
      const details = withoutSecrets(
        printed
          .split(/[\r\n]+/)
          .filter(isWorthTelling)
          .join('\n'),
      );
      const words = isSent ? '' : failureWords(isOverdue, details, limit);
      resolve({ isSent, words, details });
    };
    child.on('error', () => finish(false));
    child.on('close', (code) => finish(code === 0));
  });
}

/** Whether a line that git printed says more than how far it is. */
function isWorthTelling(line: string): boolean {
  return line !== '' && !/\d+%|^(Enumerating|Counting|Delta|Total)/.test(line);
}

/** Sentences for what a remote may answer, by words of git or of the server. */
const failures: readonly [words: RegExp, sentence: string][] = [
  [
    /could not resolve|unable to access|connection|timed out|network|not appear to be a git|not found|unreachable/i,
    'The place where the site is looked after cannot be reached. Look whether this computer is online, then send again.',
  ],
  [
    /permission denied|authentication|could not read (username|password)|terminal prompts|denied to|\b40[13]\b/i,
    'The place where the site is looked after does not let this computer in. Ask whoever looks after the site to set up your sign-in, then send again.',
  ],
  [
    /non-fast-forward|fetch first|stale info/i,
    'Somebody else has added to these changes there meanwhile. Ask whoever looks after the site to join the two.',
  ],
];

function failureWords(isOverdue: boolean, details: string, limit: number): string {
  const safe = 'Your changes are safe on this computer.';
  if (isOverdue) {
    return `There was no answer within ${Math.round(limit / 1000)} seconds, so the studio stopped waiting. ${safe} Look whether this computer is online, then send again.`;
  }
  const found = failures.find(([words]) => words.test(details));
  const sentence =
    found?.[1] ??
    'The place where the site is looked after did not take them. Show the words below to whoever looks after it, then send again.';
  return `${sentence} ${safe}`;
}
