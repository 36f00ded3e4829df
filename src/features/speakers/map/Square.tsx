import { formatInteger } from '#site/words.ts';
import styles from './voice-map.module.css';
import { voiceBars } from './voice-map.ts';

interface Props {
  code: string;
  /** How many people live there. */
  count: number;
}

/** The inside of a square: its letters, and its residents as bars or, from six on, as a number. */
export function Square({ code, count }: Props) {
  const bars = voiceBars(count);
  return (
    <>
      <b aria-hidden="true">{code}</b>
      {bars && (
        <svg
          className={styles.bars}
          viewBox={`0 0 ${bars.width} ${bars.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={bars.path} />
        </svg>
      )}
      {!bars && count > 0 && (
        <span className={styles.number} aria-hidden="true">
          {formatInteger(count)}
        </span>
      )}
    </>
  );
}
