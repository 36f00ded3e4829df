import { expect, test } from 'vitest';
import { canSetVolume } from './volume-control.ts';

/** A page whose recordings take a volume in a way of their own. */
function pageWith(recording: { volume: number }): Document {
  return { createElement: () => recording } as unknown as Document;
}

/** A recording that takes a volume, and gives it up again: at once, or `later`. */
function recordingThatDrops(later: boolean): { volume: number } {
  let volume = 1;
  return {
    get volume() {
      return volume;
    },
    set volume(written: number) {
      if (!later) return;
      volume = written;
      queueMicrotask(() => {
        volume = 1;
      });
    },
  };
}

test.each([
  ['keeps what is written', { volume: 1 }, true],
  ['drops it at once', recordingThatDrops(false), false],
  ['drops it a moment later', recordingThatDrops(true), false],
])('a device that %s', async (_, recording, expected) => {
  expect(await canSetVolume(pageWith(recording))).toBe(expected);
});
