import { CalendarPlus } from 'lucide-react';
import { fillIn } from '#site/words.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Small.tsx';
import styles from './add-to-calendar.module.css';
import { type CalendarEvent, eventPaths } from './calendar-event.ts';
import type { CalendarFilesWords } from './calendar-files.schema.ts';
import { eventText } from './event-text.ts';
import { providerLinks, providers } from './provider-links.ts';

interface Props {
  words: CalendarFilesWords;
  event: CalendarEvent;
  /** Of its file, such as `2 kB`. */
  fileSize: string;
  /** The page of the event, with its host. */
  url: string;
}

/**
 * Ways to keep an event: its file first, then the web calendars, which are other companies’ and are asked
 * nothing before a press. Of a cancelled event there is the file alone, which takes it out again.
 */
export function AddToCalendar({ words, event, fileSize, url }: Props) {
  const { add } = words;
  const links = providerLinks({ ...event, text: eventText(event, words.text), url });
  const isCancelled = event.status === 'cancelled';
  return (
    <details className={styles.add} data-add-to-calendar="">
      <summary className={styles.button}>
        <Icon of={CalendarPlus} /> {add.title}
      </summary>
      <div className={styles.panel}>
        <a className={styles.way} href={eventPaths(event).file}>
          {fillIn(add.file, { size: fileSize })}
        </a>
        <Small>{isCancelled ? add.cancelled : add.fileHint}</Small>
        {!isCancelled && (
          <>
            <p className={styles.elsewhere}>{add.elsewhere}</p>
            <ul className={styles.ways}>
              {providers.map((provider) => (
                <li key={provider}>
                  <ExternalLink className={styles.way} href={links[provider]}>
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
