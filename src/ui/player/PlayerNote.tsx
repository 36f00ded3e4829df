import { Button } from '../button/Button.tsx';
import { clock } from './clock.ts';
import styles from './player.module.css';
import type { PlayerWords } from './player-words.ts';
import type { Player } from './use-player.ts';
import { useTrouble } from './use-trouble.ts';

interface Props {
  player: Player;
  words: PlayerWords;
  /** A small player says only what is wrong. */
  isSmall: boolean;
  /** Takes the focus when a button of the note has done its work and goes. */
  onDone: () => void;
}

/** One line under the controls, its place kept: what is wrong and how to try again, or where it will start. */
export function PlayerNote({ player, words, isSmall, onDone }: Props) {
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
