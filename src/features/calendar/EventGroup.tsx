import { useId, useMemo, useState } from 'react';
import { phaseOf } from '#features/events/event-phase.ts';
import { useInView } from '#site/use-in-view.ts';
import { useSettled } from '#site/use-settled.ts';
import { Button } from '#ui/button/Button.tsx';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { EventRow } from './EventRow.tsx';
import styles from './event-list.module.css';
import { rowsAtOnce } from './rows-at-once.ts';
import type { OpenEvent } from './use-event-dialog.ts';

const columns = ['Event', 'Date & Time', 'Location', 'Format', 'Region'];

/** So many rows are drawn at a time, since drawing takes longer than finding. */
const pageSize = 10;

interface Props {
  title: string;
  caption: string;
  /** By date, earliest first. */
  events: readonly CalendarEntry[];
  /** From which end a long group is opened up: the nearest events come first. */
  nearest: 'first' | 'last';
  now: Date;
  visitorZone: string | undefined;
  /** So many rows a large window has room for; they are drawn with the key that finds them. */
  seen: number;
  /** The page as built has every row; a live one draws them as they are asked for. */
  isWhole: boolean;
  onOpen: OpenEvent;
}

/**
 * Events under one heading as a table, ascending; a long group is opened up from its end nearest to now.
 * Rows that can be seen are drawn with the key that found them, the rest right after; where the window shows none, all.
 */
export function EventGroup(props: Props) {
  const { title, caption, events, nearest, now, visitorZone, seen, isWhole, onOpen } = props;
  const id = useId();
  const [pages, setPages] = useState(1);
  const limit = isWhole ? events.length : pages * pageSize;
  const hidden = events.length - limit;
  const shown = useMemo(
    () => (nearest === 'first' ? events.slice(0, limit) : events.slice(-limit)),
    [events, nearest, limit],
  );
  const settled = useSettled(shown);
  const { place, isInView } = useInView();
  const rows = rowsAtOnce(shown, settled, isInView() ? seen : 0);
  if (events.length === 0) return null;
  const more = hidden > 0 && (
    <Button tone="ghost" size="small" onClick={() => setPages(pages + 1)}>
      Show {Math.min(pageSize, hidden)} {nearest === 'first' ? 'more' : 'earlier'}
    </Button>
  );
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {nearest === 'last' && more}
      <DataTable
        caption={caption}
        columns={columns}
        sorted={{ column: 'Date & Time', direction: 'ascending' }}
        isSteady
        place={place}
      >
        {rows.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            phase={phaseOf(event, now)}
            visitorZone={visitorZone}
            onOpen={onOpen}
          />
        ))}
      </DataTable>
      {nearest === 'first' && more}
    </section>
  );
}
