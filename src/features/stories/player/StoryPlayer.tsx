import { type ReactNode, useEffect } from 'react';
import { useIsHydrated } from '#site/hydration.ts';
import { Band } from '#ui/band/Band.tsx';
import { momentIn } from '#ui/player/clock.ts';
import { RecordingPlayer } from '#ui/player/RecordingPlayer.tsx';
import type { Recording, Turn } from '#ui/player/recording.ts';
import { Transcript } from '#ui/player/Transcript.tsx';
import type { Player } from '#ui/player/use-player.ts';
import { StoryDrawing } from '../drawing/StoryDrawing.tsx';
import talk from '../drawing/story-drawing.module.css';
import type { StoryPageFile } from '../story.schema.ts';
import type { StorySummary } from '../story.ts';
import page from '../story-page.module.css';
import styles from './story-player.module.css';
import { playerWords, useStoryPlayer } from './use-story-player.ts';

interface Props {
  id: string;
  /** The address of the story's page, with its host. */
  address: string;
  recording: Recording;
  /** Who is heard, in the order of the voices. */
  heard: StorySummary['heard'];
  turns: readonly Turn[];
  words: StoryPageFile['transcript'];
  /** The note above a recording made by a speech synthesizer. */
  sample: string | undefined;
  /** The subject of the story in words, before the transcript. */
  about?: ReactNode;
  /** The facts of the story, beside the transcript. */
  children?: ReactNode;
}

/**
 * The recording of a story, whose drawing is the track of its slider, and its transcript; each
 * follows the other.
 */
export function StoryPlayer(props: Props) {
  const { id, address, recording, heard, turns, words, sample, about, children } = props;
  const player = useStoryPlayer(id, recording);
  const isLive = useIsHydrated();
  useMomentInAddress(player);
  return (
    <>
      <div className={talk.band} data-ground="cold">
        {sample && (
          <div className={`page-width ${talk.before}`}>
            <p className={`small quiet ${styles.sample}`}>{sample}</p>
          </div>
        )}
        <div className={`${talk.bleed} ${styles.late}`} data-late={isLive ? undefined : ''}>
          <RecordingPlayer
            player={player}
            words={playerWords}
            address={address}
            frame={(slider) => (
              <StoryDrawing drawing={recording.drawing} heard={heard} size="large" track={slider} />
            )}
          />
        </div>
      </div>
      <Band>
        <div className={`stack gap-y-6 gap-x-gutter ${page.story}`}>
          {about}
          {children}
          <div className={`stack gap-y-4 ${page.transcript}`}>
            <h2>{words.title}</h2>
            <Transcript player={player} turns={turns} heard={words.heard} />
          </div>
        </div>
      </Band>
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
