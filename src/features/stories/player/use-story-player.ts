import { useEffect } from 'react';
import * as device from '#site/device.ts';
import type { PlayerWords, Recording } from '#ui/player/recording.ts';
import { type Player, usePlayer } from '#ui/player/use-player.ts';
import words from '#words/pages/story.yaml';
import type { StoryPageFile } from '../story.schema.ts';

/** The words of a player, for modules that run in the browser. */
export const playerWords: PlayerWords = (words as StoryPageFile).player;

const key = 'listened';

/**
 * The player of a story. Seeks to the position at which playback stopped on this device, and saves
 * it every second. Does not start to play.
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
    if (hasStarted) device.save(key, withPosition(readPositions(), id, second, duration));
  }, [id, second, duration, hasStarted]);
  return player;
}

/** Positions in seconds by the id of the story. */
type Positions = Readonly<Record<string, number>>;

function readPositions(): Positions {
  return device.read(key, isPositions) ?? {};
}

export function isPositions(value: unknown): value is Positions {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((position) => Number.isFinite(position))
  );
}

/**
 * The positions with that of one story; a position within five seconds of either end removes it.
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
 * The saved position of a story; undefined where there is none, or none inside a recording of
 * `duration` seconds.
 */
export function positionIn(positions: Positions, id: string, duration: number): number | undefined {
  const position = Object.hasOwn(positions, id) ? positions[id] : undefined;
  return position !== undefined && isInside(position, duration) ? position : undefined;
}

function isInside(position: number, duration: number): boolean {
  return position >= 5 && position <= duration - 5;
}
