import type { ReactNode } from 'react';
import type { EventView } from '#features/events/event.ts';
import { hoursLabel, shownTimes } from '#features/events/event-time.ts';
import styles from './event-clocks.module.css';
import type { EventPageFile } from './event-page.schema.ts';
import { VisitorClock } from './VisitorClock.tsx';

interface Props {
  words: EventPageFile['facts'];
  event: EventView;
}

/**
 * When an event is, on the clock of its zone, and beside it a place for the visitor's clock, which leads
 * where the event is virtual.
 */
export function EventClocks({ words, event }: Props) {
  const { lead } = shownTimes(event, undefined);
  const own: ReactNode = (
    <div key="event" className={styles.clock}>
      <dt>{words.when}</dt>
      <dd>
        <time className={styles.day} dateTime={event.startsAt}>
          {lead.start.weekday}
        </time>
        <span className={styles.hours}>{hoursLabel(lead)}</span>
        <span className={styles.zone}>{lead.end.zone}</span>
      </dd>
    </div>
  );
  const visitors = <VisitorClock key="visitor" words={words} event={event} own={lead} />;
  return (
    <dl className={styles.clocks}>
      {event.format === 'virtual' ? [visitors, own] : [own, visitors]}
    </dl>
  );
}
