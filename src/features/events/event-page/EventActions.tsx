import { CalendarPlus } from 'lucide-react';
import { type CalendarEvent, eventText } from '#features/events/calendar-files/calendar-event.ts';
import { providerLinks, providers } from '#features/events/calendar-files/provider-links.ts';
import { eventFileHref } from '#features/events/event.ts';
import type { CalendarFilesWords, EventPageFile } from '#features/events/events.table.ts';
import { fillIn } from '#site/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PrintButton } from '#ui/print-button/PrintButton.tsx';
import styles from './event-page.module.css';

interface Props {
  event: CalendarEvent;
  url: string;
  calendarWords: CalendarFilesWords;
  /** The size of the event's calendar file, such as `2 kB`. */
  fileSize: string;
  shareWords: EventPageFile['share'];
}

/** Ways to keep an event in a calendar and to share its page. */
export function EventActions({ event, url, calendarWords, fileSize, shareWords }: Props) {
  return (
    <div className={`row gap-y-3 gap-x-4 ${styles.actions}`} data-print="none">
      <AddToCalendar event={event} url={url} calendarWords={calendarWords} fileSize={fileSize} />
      <div
        className={`row gap-y-3 gap-x-3 ${styles.share}`}
        role="group"
        aria-label={shareWords.title}
        data-with-script=""
      >
        <StillCopyButton what={shareWords.copied} text={url} isWhole />
        <PrintButton>{shareWords.print}</PrintButton>
        <Button
          size="small"
          tone="ghost"
          data-enhance="share"
          data-title={event.title}
          data-url={url}
        >
          {shareWords.send}
        </Button>
      </div>
    </div>
  );
}

/**
 * The calendar file of an event first, then links to web calendars, whose companies receive nothing
 * before a click. A cancelled event has only the file, which removes it from a calendar again.
 */
function AddToCalendar({ event, url, calendarWords, fileSize }: Omit<Props, 'shareWords'>) {
  const { add, text } = calendarWords;
  const links = providerLinks({ ...event, text: eventText(event, text), url });
  const isCancelled = event.status === 'cancelled';
  return (
    <details className={styles.add} data-add-to-calendar="">
      <summary className={`target ${styles.button}`}>
        <Icon of={CalendarPlus} /> {add.title}
      </summary>
      <div className={styles.panel}>
        <a className={`target ${styles.way}`} href={eventFileHref(event.id)}>
          {fillIn(add.file, { size: fileSize })}
        </a>
        <Small>{isCancelled ? add.cancelled : add.fileHint}</Small>
        {!isCancelled && (
          <>
            <p className={`quiet small ${styles.elsewhere}`}>{add.elsewhere}</p>
            <ul>
              {providers.map((provider) => (
                <li key={provider}>
                  <ExternalLink className={`target ${styles.way}`} href={links[provider]}>
                    {add[provider]}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}
