import { currentTurn } from './current-turn.ts';
import { FindBar } from './FindBar.tsx';
import { passages } from './passages.ts';
import type { Turn } from './recording.ts';
import { TranscriptTurn } from './TranscriptTurn.tsx';
import styles from './transcript.module.css';
import { useFind } from './use-find.ts';
import { useFollowing } from './use-following.ts';
import type { Player } from './use-player.ts';

interface Props {
  player: Player;
  turns: readonly Turn[];
  /** Above the part that can be heard. */
  heard: string;
}

/**
 * The words of a conversation (ACCESSIBILITY.md, section 4, Transcript). The part that can be heard is
 * marked, has times that play from there, and follows the player; words can be found in all of it.
 */
export function Transcript({ player, turns, heard }: Props) {
  const finder = useFind(turns);
  const isAtRest = !player.hasStarted && player.position === 0;
  const current = isAtRest ? -1 : currentTurn(turns, player.position);
  const list = useFollowing(current, player.isPlaying, finder.current);

  return (
    <section
      ref={list}
      className={styles.transcript}
      aria-label={`Transcript: ${player.recording.title}`}
      data-ready={player.isReady}
    >
      <FindBar finder={finder} />
      {passages(turns).map((passage) => (
        <div key={passage.first} className={styles.passage} data-heard={passage.isHeard}>
          {passage.isHeard && <p className={styles.label}>{heard}</p>}
          <ol role="list">
            {passage.turns.map((turn) => (
              <TranscriptTurn
                key={turn.place}
                turn={turn}
                finds={finder.finds.filter((find) => find.turn === turn.place)}
                lookedAt={finder.current}
                isCurrent={turn.place === current}
                player={player}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
