import type { ReactNode } from 'react';
import { useIsHydrated } from '#site/hydration.ts';
import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording, Turn } from '#ui/player/recording.ts';
import { Transcript } from '#ui/player/Transcript.tsx';
import { usePlayer } from '#ui/player/use-player.ts';
import styles from '../story-page.module.css';
import type { StoryPageFile } from '../story-page.schema.ts';
import { playerWords } from './player-words.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useMoment } from './use-moment.ts';

interface Props {
  id: string;
  /** The address of the story's page, with its host. */
  address: string;
  recording: Recording;
  turns: readonly Turn[];
  words: StoryPageFile['transcript'];
  /** Said above a recording that a machine made. */
  sample: string | undefined;
  /** What stands between player and transcript. */
  children?: ReactNode;
}

/** The recording of a story and its words, which follow each other. */
export function StoryPlayer({ id, address, recording, turns, words, sample, children }: Props) {
  const player = usePlayer(recording);
  const isLive = useIsHydrated();
  useKeptPlace(id, player);
  useMoment(player);
  return (
    <>
      <div className={styles.player}>
        {sample && <p className={styles.sample}>{sample}</p>}
        <div className={styles.late} {...(!isLive && { 'data-late': '' })}>
          <RecordingPlayer player={player} words={playerWords} address={address} />
        </div>
      </div>
      {children}
      <div className={styles.transcript}>
        <h2>{words.title}</h2>
        <Transcript player={player} turns={turns} heard={words.heard} />
      </div>
    </>
  );
}
