import { type ReactNode, useEffect, useRef } from 'react';
import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording } from '#ui/player/recording.ts';
import type { Player } from '#ui/player/use-player.ts';
import { playerWords, useStoryPlayer } from './use-story-player.ts';

interface Props {
  id: string;
  recording: Recording;
  /** Puts the slider into the drawing of the card. */
  frame?: ((slider: ReactNode) => ReactNode) | undefined;
}

/**
 * The player of a card, in a module of its own because it is loaded when its story is asked for; it
 * plays at once.
 */
export function SmallStoryPlayer({ id, recording, frame }: Props) {
  const player = useStoryPlayer(id, recording);
  useStart(player);
  return <RecordingPlayer player={player} words={playerWords} frame={frame} takesFocus />;
}

/** Plays a recording once, as soon as its player is ready and at the position that was saved. */
function useStart({ media, play }: Player): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (!media || isStarted.current) return;
    isStarted.current = true;
    play();
  }, [media, play]);
}
