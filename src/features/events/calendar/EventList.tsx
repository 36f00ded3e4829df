import { type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { eventHref } from '#features/events/event.ts';
import { type EventPhase, phaseOf, splitByDate } from '#features/events/event-time.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import type { CalendarEntry, OpenEvent } from './calendar-entry.ts';
import { EventWhen, PhaseTag } from './EventLabels.tsx';
import styles from './event-list.module.css';

const columns = ['Event', 'Date & Time', 'Location', 'Format', 'Region'];
const pageSize = 10;

interface Props {
  words: { upcoming: string; past: string };
  events: readonly CalendarEntry[];
  now: Date;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
  /** Every row is shown, as in the page as built; otherwise page by page. */
  isWhole: boolean;
  isHidden: boolean;
}

/**
 * The list view: events to come, then past ones, each by date (PRODUCT.md, "List view order"). While it is hidden it
 * does not render again, because the calendar would wait for it.
 */
export const EventList = memo(
  function EventList({ words, ...rest }: Props) {
    const { events, now } = rest;
    const { upcoming, past } = useMemo(() => splitByDate(events, now), [events, now]);
    const captions = { first: 'Events, earliest first', last: 'Past events, earliest first' };
    const group = (title: string, events: typeof past, nearest: 'first' | 'last') => (
      <EventGroup {...rest} {...{ title, events, nearest }} caption={captions[nearest]} />
    );
    return (
      <>
        {group(words.upcoming, upcoming, 'first')}
        {group(words.past, past, 'last')}
      </>
    );
  },
  (_, { isHidden }) => isHidden,
);

interface GroupProps extends Omit<Props, 'words' | 'isHidden'> {
  title: string;
  caption: string;
  /** The end from which a long group is paged: that nearest to now. */
  nearest: 'first' | 'last';
}

/** Events under one heading as a table, ascending, page by page from its end nearest to now. */
function EventGroup(props: GroupProps) {
  const { title, caption, events, nearest, now, visitorZone, isWhole, onOpen } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [pages, setPages] = useState(1);
  const limit = isWhole ? events.length : pages * pageSize;
  const hidden = events.length - limit;
  const shown = nearest === 'first' ? events.slice(0, limit) : events.slice(-limit);
  if (events.length === 0) return null;

  // The last page removes the button, so focus moves to the first event that was added.
  function showMore() {
    flushSync(() => setPages(pages + 1));
    const links = section.current?.querySelectorAll<HTMLElement>('tbody a');
    links?.[nearest === 'first' ? shown.length : 0]?.focus();
  }

  const more = hidden > 0 && (
    <Button tone="ghost" size="small" onClick={showMore}>
      Show {Math.min(pageSize, hidden)} {nearest === 'first' ? 'more' : 'earlier'}
    </Button>
  );
  return (
    <section ref={section} className={`stack start rows-4 ${styles.group}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {nearest === 'last' && more}
      <DataTable
        caption={caption}
        columns={columns}
        sorted={{ column: 'Date & Time', direction: 'ascending' }}
        isSteady
      >
        {shown.map((event) => (
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

interface RowProps {
  event: CalendarEntry;
  phase: EventPhase;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/**
 * An event in the list (specification section 2, list view). Its title links to its page; once hydrated, a plain
 * click opens the dialog instead. Memoized, because filters add and remove rows and change none.
 */
const EventRow = memo(function EventRow({ event, phase, visitorZone, onOpen }: RowProps) {
  return (
    <DataRow
      state={phase}
      header={
        <>
          <a
            className={`target ${styles.title}`}
            href={eventHref(event.id)}
            onClick={(click) => {
              if (!isPlainClick(click)) return;
              click.preventDefault();
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
        { label: 'Format', value: <FormatBadge format={event.format} /> },
        { label: 'Region', value: event.region },
      ]}
    />
  );
});

/** Whether a click on a link only follows it: no new tab, no window, no download. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
