import { clock } from './clock.ts';
import { type Find, pieces } from './find.ts';
import { momentHash } from './moment.ts';
import type { Turn } from './recording.ts';
import styles from './transcript.module.css';
import type { Player } from './use-player.ts';

interface Props {
  turn: Turn;
  finds: readonly Find[];
  /** The find that the visitor has gone to. */
  lookedAt: Find | undefined;
  isCurrent: boolean;
  player: Player;
}

/** What one person says, from when on it is heard, with what was sought marked in it. */
export function TranscriptTurn({ turn, finds, lookedAt, isCurrent, player }: Props) {
  const { speaker, text, start } = turn;
  const from = start === undefined ? undefined : { at: start, label: clock(start) };
  return (
    <li
      className={styles.turn}
      id={from && momentHash(from.at).slice(1)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {from &&
        (player.isReady ? (
          <button type="button" className={styles.time} onClick={() => player.playFrom(from.at)}>
            <span className="visually-hidden">Play from </span>
            {from.label}
          </button>
        ) : (
          <span className={styles.time}>{from.label}</span>
        ))}
      <p className={styles.words}>
        <b>{speaker}:</b>{' '}
        {pieces(text, finds).map(({ text: piece, find }, index) =>
          find ? (
            <mark key={find.from} data-looked-at={find === lookedAt}>
              {piece}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and keep their order.
            <span key={`text-${index}`}>{piece}</span>
          ),
        )}
      </p>
    </li>
  );
}
