import { type MediaClock, mediaStatus } from '#features/speakers/media-clock.ts';
import { clockLabel } from '#site/time/labels.ts';
import { useMinute } from '#site/time/use-clock.ts';
import type { ProfilePageFile } from '../profile-page.schema.ts';
import { hoursInWords } from './hours-in-words.ts';
import styles from './media.module.css';

interface Props {
  clock: MediaClock;
  /** The zone in words, such as "Central Time". */
  zone: string;
  words: ProfilePageFile['mediaNow'];
}

/** The time where the speaker is, and whether the media is answered now. Changes each minute and is not announced. */
export function MediaNow({ clock, zone, words }: Props) {
  const now = useMinute();
  const status = now && mediaStatus(clock, now);
  const [before, after] = words.clock.split('{time}');
  return (
    <p className={styles.now} data-with-script="" data-open={status?.isOpen ? '' : undefined}>
      {status && (
        <>
          <strong>{hoursInWords(status, words)}</strong>{' '}
          <span>
            {before}
            <time dateTime={status.time}>{`${clockLabel(status.time)} ${zone}`}</time>
            {after}
          </span>
        </>
      )}
    </p>
  );
}
