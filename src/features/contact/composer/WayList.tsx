import styles from './composer.module.css';
import type { WayToSend } from './ways-to-send.ts';

interface Props {
  ways: readonly WayToSend[];
  onFollow: (way: WayToSend) => void;
}

/** The ways to send, as links built before the press, so that a browser lets them open a program or a tab. */
export function WayList({ ways, onFollow }: Props) {
  return (
    <ul className={styles.ways} role="list" aria-labelledby="send-with">
      {ways.map((way, index) => (
        <li key={way.id}>
          <a
            className={styles.way}
            data-first={index === 0}
            data-direct=""
            href={way.href}
            onClick={() => onFollow(way)}
            {...(way.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {way.name}
            {way.newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
