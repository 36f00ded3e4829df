import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './player.module.css';
import type { Player } from './use-player.ts';

interface Props {
  ref: Ref<HTMLButtonElement>;
  player: Player;
}

/** Play or pause; the name says which, and of what. */
export function PlayButton({ ref, player: { isPlaying, recording, play, pause } }: Props) {
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
