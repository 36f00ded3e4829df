import { stat } from 'node:fs/promises';

/** The last result of a reading, and the stamps of the files that it was made from. */
interface Reading {
  stamps: string;
  found: Promise<unknown>;
}

const lastReadings = new Map<string, Reading>();

/** Milliseconds after which a file that changes again has another time of change. */
const clockTick = 50;

/**
 * The result of `read`, made anew only once one of `files` is another file than it was or has
 * changed. `what` names the reading. To look at pictures and recordings takes longer than all other
 * checks together, and the studio checks all content at every save.
 */
export async function remember<Found>(
  what: string,
  files: readonly string[],
  read: () => Promise<Found>,
): Promise<Found> {
  const name = [what, ...files].join('\n');
  const stamps = (await Promise.all(files.map(stampOf))).join('\n');
  const last = lastReadings.get(name);
  if (last && last.stamps === stamps) return last.found as Promise<Found>;
  const found = read();
  lastReadings.set(name, { stamps, found });
  found.catch(() => lastReadings.delete(name));
  return found;
}

/** A text that is another one once the file has changed. */
async function stampOf(file: string): Promise<string> {
  const { mtimeMs, ctimeMs, size, ino } = await stat(file);
  // Written a moment ago, it may be written again at the same time by the clock of the disk.
  const isYoung = Date.now() - ctimeMs < clockTick;
  return [mtimeMs, ctimeMs, size, ino, isYoung ? performance.now() : ''].join(' ');
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs `act` once all acts before it are done, so that pictures are decoded one after the other:
 * side by side they take no less time, and memory that stays.
 */
export function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(act, act);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
