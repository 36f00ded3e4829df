import { memo } from 'react';
import { EventWhen } from '#features/events/EventWhen.tsx';
import type { EventPhase } from '#features/events/event-phase.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { PhaseTag } from '#features/events/PhaseTag.tsx';
import { DataRow } from '#ui/data-table/DataRow.tsx';
import { type CalendarEntry, eventHref } from './calendar-entry.ts';
import styles from './event-list.module.css';
import { isPlainPress } from './is-plain-press.ts';
import type { OpenEvent } from './use-event-dialog.ts';

interface Props {
  event: CalendarEntry;
  phase: EventPhase;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/**
 * An event in the list (specification section 2, list view). Its title leads to its page; where the page
 * is live, a plain press opens the dialog instead. Drawn again only when something of it changes.
 */
export const EventRow = memo(function EventRow({ event, phase, visitorZone, onOpen }: Props) {
  return (
    <DataRow
      state={phase}
      header={
        <>
          <a
            className={styles.title}
            href={eventHref(event.id)}
            onClick={(press) => {
              if (!isPlainPress(press)) return;
              press.preventDefault();
              onOpen(event);
            }}
          >
            {event.title}
          </a>{' '}
          <PhaseTag phase={phase} status={event.status} />
        </>
      }
      cells={[
        {
          label: 'Date & Time',
          value: (
            <div>
              <EventWhen event={event} visitorZone={visitorZone} show="start" />
            </div>
          ),
        },
        { label: 'Location', value: event.location },
        { label: 'Format', value: <FormatBadge event={event} /> },
        { label: 'Region', value: event.region },
      ]}
    />
  );
});
