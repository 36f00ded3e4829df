import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#content/is-record.ts';
import { writeWhole } from '#content/write-file.ts';
import type { EntryKey, WaitingFile } from '../protocol.ts';
import { studioFolder } from './git.ts';
import { Refused } from './guards.ts';

/*
 * The files that wait beside drafts, each in a folder named by its token, beside what git keeps
 * (`studioFolder`). Here they outlive a reload of the page, a restart of the studio and a clean of
 * the checkout. A folder holds the bytes (`file`), for a photograph a smaller copy to be shown
 * (`view`), and what is known of it (`about.json`), which is written last.
 */
async function waitingFolder(root: string): Promise<string> {
  return join(await studioFolder(root), 'waiting');
}

/** A waiting file with the entry and the place that it was chosen for. */
export interface Waiting extends EntryKey {
  /** As in `Uploads`. */
  place: string;
  /** The ending of the bytes that are shown, such as `jpg` of a view. */
  ending: string;
  file: WaitingFile;
}

/** A folder for a file that has just come, and the token that names it. */
export async function newWaitingFolder(root: string): Promise<{ token: string; folder: string }> {
  const token = randomUUID();
  const folder = join(await waitingFolder(root), token);
  await mkdir(folder, { recursive: true });
  return { token, folder };
}

/** The path of the bytes of a waiting file in its folder. */
export function waitingBytes(folder: string): string {
  return join(folder, 'file');
}

/** Notes what is known of a file whose bytes are in its folder; from now on it waits. */
export async function keepWaiting(folder: string, waiting: Waiting, view?: Buffer): Promise<void> {
  if (view) await writeWhole(join(folder, 'view'), view);
  await writeWhole(join(folder, 'about.json'), JSON.stringify(waiting));
}

/** All that is known of a waiting file, and its folder; undefined where there is none. */
export async function findWaiting(
  root: string,
  token: string,
): Promise<(Waiting & { folder: string }) | undefined> {
  if (!isToken(token)) return undefined;
  const folder = join(await waitingFolder(root), token);
  try {
    const about: unknown = JSON.parse(await readFile(join(folder, 'about.json'), 'utf8'));
    return isRecord(about) ? { ...(about as unknown as Waiting), folder } : undefined;
  } catch {
    return undefined;
  }
}

/** The bytes of a waiting file as they are shown. Rejects with `Refused` where there is none. */
export async function readWaiting(
  root: string,
  token: string,
): Promise<{ bytes: Buffer; ending: string }> {
  const found = await findWaiting(root, token);
  if (!found) throw new Refused('This file is not waiting here any more.', 404);
  const view = await readFile(join(found.folder, 'view')).catch(() => undefined);
  return { bytes: view ?? (await readFile(waitingBytes(found.folder))), ending: found.ending };
}

/** Gives up waiting files; one that is not there is none to give up. */
export async function removeWaiting(root: string, tokens: readonly string[]): Promise<void> {
  const folder = await waitingFolder(root);
  for (const token of tokens.filter(isToken)) {
    await rm(join(folder, token), { recursive: true, force: true });
  }
}

/** The days after which a file is given up that waits for a draft nobody came back to. */
const longestWait = 180;

/** Gives up the files that have waited for longer than anybody leaves a draft. */
export async function removeForgotten(root: string, now: Date): Promise<void> {
  const folder = await waitingFolder(root);
  const tokens = await readdir(folder).catch(() => []);
  const oldest = now.getTime() - longestWait * 24 * 60 * 60 * 1000;
  for (const token of tokens) {
    const { mtimeMs } = await stat(join(folder, token));
    if (mtimeMs < oldest) await removeWaiting(root, [token]);
  }
}

function isToken(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);
}
