import type { ReactNode } from 'react';
import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording } from '#ui/player/recording.ts';
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
  return (
    <RecordingPlayer
      player={useStoryPlayer(id, recording)}
      words={playerWords}
      frame={frame}
      startsNow
    />
  );
}
