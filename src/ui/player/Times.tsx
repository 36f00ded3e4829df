import { clock } from './clock.ts';
import styles from './player.module.css';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
}

/** Where it is and how long it is: `4:27 / 11:42`. The slider says the same to screen readers. */
export function Times({ player: { position, duration } }: Props) {
  return (
    <span className={styles.times} aria-hidden="true">
      {clock(position)} / {clock(duration)}
    </span>
  );
}
