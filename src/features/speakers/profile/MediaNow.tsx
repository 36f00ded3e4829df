import { hoursInWords, type MediaClock, mediaStatus } from '#features/speakers/media-clock.ts';
import { clockLabel } from '#site/time/labels.ts';
import { useMinute } from '#site/time/use-clock.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import styles from './media-now.module.css';

interface Props {
  clock: MediaClock;
  /** The zone in words, such as "Central Time". */
  zone: string;
  words: ProfilePageFile['mediaNow'];
}

/**
 * A sentence that says whether the speaker answers the media now, and the time there. It changes
 * every minute and is no live region. Empty until hydration, because a build knows no present.
 */
export function MediaNow({ clock, zone, words }: Props) {
  const now = useMinute();
  const status = now && mediaStatus(clock, now);
  const [beforeTime, afterTime] = words.clock.split('{time}');
  return (
    <p className={styles.now} data-with-script="" data-open={status?.isOpen ? '' : undefined}>
      {status && (
        <>
          <strong>{hoursInWords(status, words)}</strong>{' '}
          <span>
            {beforeTime}
            <time dateTime={status.time}>{`${clockLabel(status.time)} ${zone}`}</time>
            {afterTime}
          </span>
        </>
      )}
    </p>
  );
}
