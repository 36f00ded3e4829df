import { useEffect } from 'react';
import * as device from '#site/device.ts';
import type { PlayerWords, Recording } from '#ui/player/recording.ts';
import { type Player, usePlayer } from '#ui/player/use-player.ts';
import words from '#words/pages/story.yaml';
import type { StoryPageFile } from '../story.schema.ts';

/** The words of a player, for modules that run in the browser. */
export const playerWords: PlayerWords = (words as StoryPageFile).player;

const storageKey = 'listened';

/**
 * Returns the player of a story. It seeks to the position at which playback stopped on this device,
 * and saves the position every second. It does not start to play.
 */
export function useStoryPlayer(id: string, recording: Recording): Player {
  const player = usePlayer(recording);
  const { media, seek, position, duration, hasStarted } = player;
  const second = Math.floor(position);

  useEffect(() => {
    const saved = positionIn(readPositions(), id, recording.duration);
    if (media?.paused && saved !== undefined) seek(saved);
  }, [id, media, seek, recording.duration]);

  useEffect(() => {
    if (hasStarted) device.save(storageKey, withPosition(readPositions(), id, second, duration));
  }, [id, second, duration, hasStarted]);
  return player;
}

/** Positions in seconds by the id of the story. */
type Positions = Readonly<Record<string, number>>;

function readPositions(): Positions {
  return device.read(storageKey, isPositions) ?? {};
}

/** Returns whether a value that was read from storage can be positions. */
export function isPositions(value: unknown): value is Positions {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((position) => Number.isFinite(position))
  );
}

/**
 * Returns the positions with that of one story, in seconds. A position within five seconds of
 * either end of a recording of `duration` seconds removes it.
 */
export function withPosition(
  positions: Positions,
  id: string,
  position: number,
  duration: number,
): Positions {
  const { [id]: _, ...others } = positions;
  return isInside(position, duration) ? { ...others, [id]: Math.floor(position) } : others;
}

/**
 * Returns the saved position of a story; undefined where there is none, or none inside a recording
 * of `duration` seconds.
 */
export function positionIn(positions: Positions, id: string, duration: number): number | undefined {
  const position = Object.hasOwn(positions, id) ? positions[id] : undefined;
  return position !== undefined && isInside(position, duration) ? position : undefined;
}

function isInside(position: number, duration: number): boolean {
  return position >= 5 && position <= duration - 5;
}
