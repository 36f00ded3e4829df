import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording } from '#ui/player/recording.ts';
import { usePlayer } from '#ui/player/use-player.ts';
import { playerWords } from './player-words.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface Props {
  id: string;
  recording: Recording;
}

/** The recording of a story in a card. */
export function SmallStoryPlayer({ id, recording }: Props) {
  const player = usePlayer(recording);
  useKeptPlace(id, player);
  return <RecordingPlayer player={player} words={playerWords} />;
}
