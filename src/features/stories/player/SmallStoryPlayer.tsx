import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording } from '#ui/player/recording.ts';
import { playerWords, useStoryPlayer } from './use-story-player.ts';

/**
 * The player of a card, in a module of its own because it is loaded when the card comes near the
 * window.
 */
export function SmallStoryPlayer({ id, recording }: { id: string; recording: Recording }) {
  return <RecordingPlayer player={useStoryPlayer(id, recording)} words={playerWords} />;
}
