import { useRef } from 'react';
import { MediaElement } from './MediaElement.tsx';
import { PlayButton } from './PlayButton.tsx';
import { PlayerNote } from './PlayerNote.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PositionSlider } from './PositionSlider.tsx';
import styles from './player.module.css';
import type { PlayerWords } from './player-words.ts';
import { Times } from './Times.tsx';
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
