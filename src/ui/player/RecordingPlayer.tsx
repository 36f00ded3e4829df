import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { clock } from './clock.ts';
import { MediaElement } from './MediaElement.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PositionSlider } from './PositionSlider.tsx';
import styles from './player.module.css';
import type { PlayerWords } from './recording.ts';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
  words: PlayerWords;
  /**
   * The URL of the page of the recording, where the player has all tools; without it the player is
   * small.
   */
  address?: string | undefined;
  /**
   * Puts the slider into a large drawing, which then stands above the other controls; without it
   * the slider is as high as the play button, beside it.
   */
  frame?: ((slider: ReactNode) => ReactNode) | undefined;
  /** Moves focus to the play button as it appears, in place of the one that was pressed for it. */
  takesFocus?: boolean;
}

/**
 * Plays a recording (docs/requirements/accessibility.md, section 4, Audio player). The server
 * renders all of it; until hydration the native controls cover its own, so that hydration causes no
 * layout shift.
 */
export function RecordingPlayer({ player, words, address, frame, takesFocus = false }: Props) {
  const playButton = useRef<HTMLButtonElement>(null);
  const { recording, isReady, isPlaying, position, duration } = player;
  const media = <MediaElement recording={recording} ref={player.ref} hasControls={!isReady} />;
  const slider = <PositionSlider player={player} isLarge={frame !== undefined} />;
  const isFilm = recording.kind === 'video';
  useEffect(() => {
    // Until then the button is hidden.
    if (takesFocus && isReady) playButton.current?.focus();
  }, [takesFocus, isReady]);
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={`Player: ${recording.title}`}
      data-kind={recording.kind}
      data-ready={isReady}
      data-print="none"
    >
      {isFilm && media}
      {frame?.(slider)}
      <div className={styles.deck}>
        {!isFilm && media}
        <div className={`stack gap-y-2 ${styles.controls}`} data-with-script="">
          <div className={styles.main} data-large={frame ? '' : undefined}>
            <button
              ref={playButton}
              type="button"
              className={`icon-button ${styles.play}`}
              aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${recording.title}`}
              onClick={isPlaying ? player.pause : player.play}
            >
              <Icon of={isPlaying ? Pause : Play} />
            </button>
            {!frame && slider}
            {/* Hidden, because the slider says the same. */}
            <span className={`small quiet ${styles.times}`} aria-hidden="true">
              {clock(position)} / {clock(duration)}
            </span>
          </div>
          {address !== undefined && <PlayerTools player={player} address={address} />}
          <PlayerNote
            player={player}
            words={words}
            isSmall={address === undefined}
            onDone={() => playButton.current?.focus()}
          />
        </div>
      </div>
    </div>
  );
}

interface PlayerNoteProps extends Pick<Props, 'player' | 'words'> {
  isSmall: boolean;
  /** Called after a button of the note has acted, before it is removed: moves focus. */
  onDone: () => void;
}

/**
 * One line under the controls, with reserved space: a problem and a retry button, or the position
 * at which it will start.
 */
function PlayerNote({ player, words, isSmall, onDone }: PlayerNoteProps) {
  const { position, hasStarted, seek, retry } = player;
  const problem = usePlaybackProblem(player, words);
  const act = (action: () => void) => () => {
    action();
    onDone();
  };

  if (problem) {
    return (
      <div className={`cluster gap-y-2 gap-x-4 small quiet ${styles.note}`} data-trouble="">
        <p>{problem}</p>
        <Button size="small" tone="ghost" onClick={act(retry)}>
          Try again
        </Button>
      </div>
    );
  }
  if (isSmall) return null;
  return (
    <div className={`cluster gap-y-2 gap-x-4 small quiet ${styles.note}`}>
      {!hasStarted && position >= 1 && (
        <>
          <p>
            {words.startsAt} {clock(position)}
          </p>
          <Button size="small" tone="ghost" onClick={act(() => seek(0))}>
            Start from the beginning
          </Button>
        </>
      )}
    </div>
  );
}

/** Milliseconds without data after which a stall is a problem. */
const stallLimit = 8000;

/**
 * Returns the current problem as a sentence, and announces it: no source can be played, or playback
 * has stalled for eight seconds. Undefined while there is none.
 */
function usePlaybackProblem({ hasFailed, isWaiting }: Player, words: PlayerWords) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), stallLimit);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  const stall = isSlow ? words.slow : undefined;
  const problem = hasFailed ? words.failed : stall;
  useEffect(() => {
    if (problem) announce(problem);
  }, [problem]);
  return problem;
}
