import { deadline } from '#features/letters/definitions/media.ts';
import { fillIn } from '#site/words.ts';
import { DeskClock, DeskNumber, hasPhone } from '../DeskClock.tsx';
import type { DeadlinePageFile, MediaDeskFile } from '../media-pages.schema.ts';
import styles from './desk-line.module.css';

interface Props {
  page: DeadlinePageFile;
  clock: MediaDeskFile['clock'];
  /** Before the number. */
  phoneLabel: string;
  /** When the desk is open, in words. */
  deskHours: string;
}

/**
 * The first line of the deadline page: whether somebody is there, when a request sent now is
 * answered, and the number. Without script it says when the desk is open.
 */
export function DeskLine({ page, clock, phoneLabel, deskHours }: Props) {
  const { answer } = deadline.words;
  const replyHours = answer && 'hours' in answer ? answer.hours : undefined;
  return (
    <div className={`page-width stack gap-y-2 ${styles.line}`}>
      <p data-without-script="">
        {fillIn(page.desk.promise, { hours: deskHours })}
        {hasPhone && (
          <>
            {' '}
            {phoneLabel}: <DeskNumber />.
          </>
        )}
      </p>
      <DeskClock words={clock} className={styles.clock} {...(replyHours && { replyHours })}>
        <p className={styles.standing}>
          <strong data-part="standing" /> <span data-part="clocks" /> <strong data-part="reply" />
        </p>
        {hasPhone && (
          <p className={styles.call}>
            {phoneLabel}: <DeskNumber />, <span data-part="phone" />
          </p>
        )}
      </DeskClock>
    </div>
  );
}
