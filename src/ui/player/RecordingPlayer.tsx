import { Pause, Play } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
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
  /** The address of the recording's own page: there the player has all its tools; elsewhere it is small. */
  address?: string | undefined;
}

/**
 * Plays a recording (ACCESSIBILITY.md, section 4, Audio player). It is drawn whole at build, with the
 * browser's own controls in its place until it is ready, so that nothing moves when it is.
 */
export function RecordingPlayer({ player, words, address }: Props) {
  const playButton = useRef<HTMLButtonElement>(null);
  const { recording, isReady } = player;
  return (
    <div
      className={styles.player}
      role="group"
      aria-label={`Player: ${recording.title}`}
      data-kind={recording.kind}
      data-ready={isReady}
      data-print="none"
    >
      <MediaElement recording={recording} ref={player.ref} hasControls={!isReady} />
      <div className={styles.controls} data-with-script="">
        <div className={styles.main}>
          <PlayButton ref={playButton} player={player} />
          <PositionSlider player={player} />
          <Times player={player} />
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
  );
}

interface PlayButtonProps {
  ref: Ref<HTMLButtonElement>;
  player: Player;
}

/** Play or pause; the name says which, and of what. */
function PlayButton({ ref, player: { isPlaying, recording, play, pause } }: PlayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.play}
      aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${recording.title}`}
      onClick={isPlaying ? pause : play}
    >
      <Icon of={isPlaying ? Pause : Play} />
    </button>
  );
}

interface TimesProps {
  player: Player;
}

/** Where it is and how long it is: `4:27 / 11:42`. The slider says the same to screen readers. */
function Times({ player: { position, duration } }: TimesProps) {
  return (
    <span className={styles.times} aria-hidden="true">
      {clock(position)} / {clock(duration)}
    </span>
  );
}

interface PlayerNoteProps {
  player: Player;
  words: PlayerWords;
  /** A small player says only what is wrong. */
  isSmall: boolean;
  /** Takes the focus when a button of the note has done its work and goes. */
  onDone: () => void;
}

/** One line under the controls, its place kept: what is wrong and how to try again, or where it will start. */
function PlayerNote({ player, words, isSmall, onDone }: PlayerNoteProps) {
  const { position, hasStarted, seek, retry } = player;
  const trouble = useTrouble(player, words);
  const act = (action: () => void) => () => {
    action();
    onDone();
  };

  if (trouble) {
    return (
      <div className={styles.note} data-trouble="">
        <p>{trouble}</p>
        <Button size="small" tone="ghost" onClick={act(retry)}>
          Try again
        </Button>
      </div>
    );
  }
  if (isSmall) return null;
  return (
    <div className={styles.note}>
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

const patience = 8000;

/** What is wrong, as a sentence, once it is: nothing can be played, or nothing comes for eight seconds. It is said as well. */
function useTrouble({ hasFailed, isWaiting }: Player, words: PlayerWords) {
  const isSlow = useLasting(isWaiting, patience);
  const trouble = hasFailed ? words.failed : isSlow ? words.slow : undefined;
  useEffect(() => {
    if (trouble) announce(trouble);
  }, [trouble]);
  return trouble;
}

/** Whether something has been so for that long without a break. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, milliseconds]);
  return isLasting;
}
