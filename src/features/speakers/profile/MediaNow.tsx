import type { PlainDay } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { clockAt, type TalkWords, talkInWords } from '../talk-in-words.ts';
import { type TalkHours, talkWindow } from '../talk-window.ts';
import styles from './media-now.module.css';

interface Props {
  hours: TalkHours;
  /** Days on which nobody talks to reporters (`site.yaml`). */
  daysOff: readonly PlainDay[];
  words: TalkWords;
}

/**
 * Says when the speaker can next talk to reporters, on the visitor's clock and on the speaker's. It
 * changes every minute and is no live region. Empty until hydration, because a build knows no
 * present.
 */
export function MediaNow({ hours, daysOff, words }: Props) {
  const now = useMinute()?.getTime();
  const visitorZone = useVisitorZone();
  const talk = now === undefined ? undefined : talkWindow(hours, now, daysOff);
  if (now === undefined || !talk) return <p className={styles.now} data-with-script="" />;
  const speakerZone = hours.timeZone;
  const { first, second } = talkInWords(talk, { now, visitorZone, speakerZone }, words);
  return (
    <p
      className={styles.now}
      data-with-script=""
      data-open={isToday(talk.from, now, visitorZone ?? speakerZone) ? '' : undefined}
    >
      <strong>{first}</strong> <span>{second}</span>
    </p>
  );
}

function isToday(moment: number, now: number, zone: string): boolean {
  return clockAt(moment, zone).day === clockAt(now, zone).day;
}
