import type { EventView } from '#features/events/event.ts';
import { fillIn } from '#site/words.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { EmbedsFile } from '../open-data.table.ts';
import styles from './embed.module.css';

interface Props {
  words: EmbedsFile['events'];
  status: Readonly<Record<EventView['status'], string>>;
  events: readonly EventView[];
  /** Day of the list, in words. */
  date: string;
  base: URL | string;
}

/**
 * The next events, for another site. The list names its day, because an event that is past stays in
 * it until the next build.
 */
export function EventsEmbed({ words, status, events, date, base }: Props) {
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{words.heading}</h1>
      {events.length === 0 && <p>{words.none}</p>}
      <ul className={styles.events} role="list">
        {events.map((event) => (
          <li key={event.id}>
            <h2 className={styles.event}>
              <ExternalLink href={new URL(event.href, base).href}>{event.title}</ExternalLink>
            </h2>
            <p>
              {event.status !== 'scheduled' && <strong>{status[event.status]}. </strong>}
              <time dateTime={event.startsAt}>
                {event.weekday}, {event.time}
              </time>{' '}
              {event.zone}
            </p>
            <p>
              {event.location === 'Online'
                ? event.location
                : `${event.location} (${event.formatLabel})`}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{fillIn(words.asOf, { date })}</p>
    </div>
  );
}
