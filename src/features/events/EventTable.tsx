import { DataRow } from '#ui/data-table/DataRow.tsx';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import type { EventView } from './event.ts';
import styles from './event-table.module.css';
import { FormatBadge } from './FormatBadge.tsx';

const columns = ['Event', 'Date & Time', 'Location', 'Format', 'Region'];

interface Props {
  caption: string;
  events: readonly EventView[];
  /** These events are over. */
  past: boolean;
}

/** Events as a table (specification section 2, Events Calendar, list view). */
export function EventTable({ caption, events, past }: Props) {
  return (
    <DataTable caption={caption} columns={columns}>
      {events.map((event) => (
        <DataRow
          key={event.id}
          state={past ? 'past' : 'upcoming'}
          header={<EventTitle event={event} past={past} />}
          cells={[
            { label: 'Date & Time', value: <EventTime event={event} /> },
            { label: 'Location', value: event.location },
            { label: 'Format', value: <FormatBadge event={event} /> },
            { label: 'Region', value: event.region },
          ]}
        />
      ))}
    </DataTable>
  );
}

interface TitleProps {
  event: EventView;
  past: boolean;
}

function EventTitle({ event, past }: TitleProps) {
  return (
    <>
      <a className={styles.title} href={event.href}>
        {event.title}
      </a>{' '}
      {past && <Tag tone="past">Past</Tag>}
      {event.status !== 'scheduled' && <Tag tone="warning">{event.status}</Tag>}
    </>
  );
}

interface TimeProps {
  event: EventView;
}

function EventTime({ event }: TimeProps) {
  return (
    <time dateTime={event.startsAt}>
      {event.day}
      <br />
      {event.time} <span className={styles.zone}>{event.zone}</span>
    </time>
  );
}
