import { speeds } from './player-state.ts';
import styles from './tools.module.css';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
}

/** How fast it plays. */
export function Speed({ player: { rate, setRate } }: Props) {
  return (
    <label className={styles.speed}>
      Speed
      <select value={rate} onChange={({ target }) => setRate(Number(target.value))}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}
