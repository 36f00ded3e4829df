import { type ReactNode, useEffect } from 'react';
import { useIsHydrated } from '#site/hydration.ts';
import { momentIn } from '#ui/player/clock.ts';
import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording, Turn } from '#ui/player/recording.ts';
import { Transcript } from '#ui/player/Transcript.tsx';
import type { Player } from '#ui/player/use-player.ts';
import type { StoryPageFile } from '../story.schema.ts';
import styles from './story-player.module.css';
import { playerWords, useStoryPlayer } from './use-story-player.ts';

interface Props {
  id: string;
  /** The address of the story's page, with its host. */
  address: string;
  recording: Recording;
  turns: readonly Turn[];
  words: StoryPageFile['transcript'];
  /** The note above a recording made by a speech synthesizer. */
  sample: string | undefined;
  /** The facts of the story, between player and transcript. */
  children?: ReactNode;
}

/** The recording of a story and its transcript, each of which follows the other. */
export function StoryPlayer({ id, address, recording, turns, words, sample, children }: Props) {
  const player = useStoryPlayer(id, recording);
  const isLive = useIsHydrated();
  useMomentInAddress(player);
  return (
    <>
      <div className={`stack gap-y-4 ${styles.player}`}>
        {sample && <p className={`small quiet ${styles.sample}`}>{sample}</p>}
        <div className={styles.late} data-late={isLive ? undefined : ''}>
          <RecordingPlayer player={player} words={playerWords} address={address} />
        </div>
      </div>
      {children}
      <div className={`stack gap-y-4 ${styles.transcript}`}>
        <h2>{words.title}</h2>
        <Transcript player={player} turns={turns} heard={words.heard} />
      </div>
    </>
  );
}

/**
 * Seeks to the moment that the fragment of the address names and scrolls to the player, on load and
 * on every change of the fragment. Does not start to play. A fragment that is no moment of the
 * recording changes nothing.
 */
function useMomentInAddress({ media, seek, recording: { duration } }: Player): void {
  useEffect(() => {
    if (!media) return;
    const goToMoment = () => {
      const moment = momentIn(location.hash, duration);
      if (moment === undefined) return;
      seek(moment);
      media.closest('[role="group"]')?.scrollIntoView({ block: 'center' });
    };
    goToMoment();
    addEventListener('hashchange', goToMoment);
    return () => removeEventListener('hashchange', goToMoment);
  }, [media, seek, duration]);
}
