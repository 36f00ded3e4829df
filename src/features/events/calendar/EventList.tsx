import { type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/Button.tsx';
import { DataRow, DataTable } from '#ui/data-table/DataTable.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { type EventView, eventHref } from '../event.ts';
import {
  dayShift,
  type EventPhase,
  type EventTimes,
  hoursLabel,
  phaseOf,
  shownTimes,
  splitByDate,
  type TimesInZone,
} from '../event-time.ts';
import { FormatBadge } from '../FormatBadge.tsx';
import type { CalendarEntry, OpenEvent } from './calendar-entry.ts';
import styles from './event-list.module.css';

const columns = ['Event', 'Date & Time', 'Location', 'Format', 'Region'];
const pageSize = 10;

interface Props {
  words: { upcoming: string; past: string };
  events: readonly CalendarEntry[];
  now: Date;
  visitorZone?: string | undefined;
  onOpen: OpenEvent;
  /** `true` shows every row, as in the page as built; otherwise rows are shown page by page. */
  isWhole: boolean;
  isHidden?: boolean;
}

/**
 * The list view: events to come, then past ones, each by date (docs/requirements/product.md, "List
 * view order"). It does not render while it is hidden, because the calendar would wait for it.
 */
export const EventList = memo(
  function EventList({ words, ...rest }: Props) {
    const { events, now } = rest;
    const { upcoming, past } = useMemo(() => splitByDate(events, now), [events, now]);
    return (
      <>
        <EventGroup {...rest} title={words.upcoming} events={upcoming} nearest="first" />
        <EventGroup {...rest} title={words.past} events={past} nearest="last" />
      </>
    );
  },
  (_, { isHidden = false }) => isHidden,
);

interface GroupProps extends Omit<Props, 'words' | 'isHidden'> {
  title: string;
  /** The end from which a long group is paged: that nearest to now. */
  nearest: 'first' | 'last';
}

/** Events under one heading as a table, ascending, page by page from its end nearest to now. */
function EventGroup(props: GroupProps) {
  const { title, events, nearest, now, visitorZone, isWhole, onOpen } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [pages, setPages] = useState(1);
  const limit = isWhole ? events.length : pages * pageSize;
  const hidden = events.length - limit;
  const visibleEvents = nearest === 'first' ? events.slice(0, limit) : events.slice(-limit);
  if (events.length === 0) return null;

  // The last page removes the button, so focus moves to the first event that was added.
  function showMore() {
    flushSync(() => setPages(pages + 1));
    const links = section.current?.querySelectorAll<HTMLElement>('tbody a');
    links?.[nearest === 'first' ? visibleEvents.length : 0]?.focus();
  }

  const more = hidden > 0 && (
    <Button tone="ghost" size="small" onClick={showMore}>
      Show {Math.min(pageSize, hidden)} {nearest === 'first' ? 'more' : 'earlier'}
    </Button>
  );
  return (
    <section ref={section} className={`stack start gap-y-4 ${styles.group}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {nearest === 'last' && more}
      <DataTable
        caption={nearest === 'first' ? 'Events, earliest first' : 'Past events, earliest first'}
        columns={columns}
        sorted={{ column: 'Date & Time', direction: 'ascending' }}
        isSteady
      >
        {visibleEvents.map((event) => (
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

interface RowProps extends Pick<Props, 'visitorZone' | 'onOpen'> {
  event: CalendarEntry;
  phase: EventPhase;
}

/**
 * One event. Once hydrated, a plain click opens the dialog instead of its page. Memoized, because
 * filters add and remove rows and change none.
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

interface WhenProps {
  event: EventTimes;
  /** IANA zone; undefined at build and where the browser does not know it. */
  visitorZone: string | undefined;
  /**
   * `start` shows date and start (lists), `hours` the hours alone (under a day), `full` date and
   * hours (dialog).
   */
  show: 'start' | 'hours' | 'full';
}

/**
 * The time of an event in its own zone. Where the visitor’s clock shows another time, that follows,
 * with `+1 day` or the like if it is another day.
 */
export function EventWhen({ event, visitorZone, show }: WhenProps) {
  const { lead, other } = shownTimes(event, visitorZone);
  const shift = other && dayShift(lead.start, other.start);
  return (
    <>
      <time dateTime={event.startsAt}>
        {show === 'start' && lead.start.shortDate}
        {show === 'full' && lead.start.weekdayDate}
        {show !== 'hours' && <br />}
        {show === 'start' ? lead.start.time : hoursLabel(lead)}
      </time>{' '}
      <span className="small">
        {lead.end.zone}
        {other && ownerOfClock(lead, show)}
      </span>
      {other && (
        <span className={`quiet small ${styles.other}`}>
          {show === 'start' ? other.start.time : hoursLabel(other)}
          {shift && (
            <>
              {' '}
              <strong className={styles.shift}>{shift}</strong>
            </>
          )}{' '}
          {other.end.zone}
          {ownerOfClock(other, show)}
        </span>
      )}
    </>
  );
}

/** Names the owner of a clock where two are shown; in a list, only the visitor. */
function ownerOfClock({ whose }: TimesInZone, show: WhenProps['show']): string {
  if (whose === 'visitor') return ' (your time)';
  return show === 'start' ? '' : ' (the event’s time)';
}

const statusNames: Readonly<Record<Exclude<EventView['status'], 'scheduled'>, string>> = {
  moved: 'Moved',
  cancelled: 'Canceled',
  full: 'Full',
};

/**
 * "Past" where an event is over, "On now" while it goes on, and a status other than scheduled: that
 * a past event was full is left out.
 */
export function PhaseTag({ phase, status }: { phase: EventPhase; status: EventView['status'] }) {
  return (
    <>
      {phase === 'past' && <Tag tone="past">Past</Tag>}
      {phase === 'now' && status !== 'cancelled' && <Tag tone="success">On now</Tag>}{' '}
      {status !== 'scheduled' && !(status === 'full' && phase === 'past') && (
        <Tag tone="warning">{statusNames[status]}</Tag>
      )}
    </>
  );
}
