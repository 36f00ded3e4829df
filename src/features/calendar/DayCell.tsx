import { memo } from 'react';
import type { PlainDay } from '#site/plain-date.ts';
import { dayName } from './event-words.ts';
import type { PlacedEntry } from './filter-events.ts';
import styles from './month-view.module.css';

/** So many bars fit into a day on a small phone; more are a number. */
const bars = ['first', 'second', 'third'] as const;

interface Props {
  day: PlainDay;
  /** The day is of the month before or after, and only fills the week. */
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** Tab comes to this day of the month. */
  isStop: boolean;
  events: readonly PlacedEntry[] | undefined;
  onChoose: (day: PlainDay) => void;
}

/**
 * One day, named in full, with a bar for each event shaped by its format. Until the page is live a press
 * asks for the day by its address.
 */
export const DayCell = memo(
  function DayCell({ day, isOutside, isToday, isChosen, isStop, events = [], onChoose }: Props) {
    const number = Number(day.slice(8));
    if (isOutside) {
      return (
        // biome-ignore lint/a11y/useFocusableInteractive: there is nothing in it to go to.
        <td role="gridcell" className={styles.outside}>
          <span aria-hidden="true">{number}</span>
        </td>
      );
    }
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
      <td role="gridcell" aria-selected={isChosen} className={styles.cell}>
        <button
          type="submit"
          name="day"
          value={day}
          className={styles.day}
          tabIndex={isStop ? 0 : -1}
          aria-label={dayName(day, { count: events.length, isToday, isChosen })}
          aria-current={isToday ? 'date' : undefined}
          data-chosen={isChosen}
          data-full={events.length > 0}
          onClick={(event) => {
            event.preventDefault();
            onChoose(day);
          }}
        >
          <span className={styles.number}>{number}</span>
          {events.length > 0 && <Bars events={events} />}
        </button>
      </td>
    );
  },
  (one, other) =>
    one.day === other.day &&
    one.isOutside === other.isOutside &&
    one.isToday === other.isToday &&
    one.isChosen === other.isChosen &&
    one.isStop === other.isStop &&
    one.onChoose === other.onChoose &&
    hasSameBars(one.events, other.events),
);

/** A bar for each event shaped by its format; the name of the day tells their number. */
function Bars({ events }: { events: readonly PlacedEntry[] }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {/* A bar stays from month to month and takes the format of another event. */}
      {bars.map(
        (bar, place) =>
          events[place] && (
            <span key={bar} className={styles.bar} data-format={events[place].format} />
          ),
      )}
      {events.length > bars.length && `+${events.length - bars.length}`}
    </span>
  );
}

function hasSameBars(one: Props['events'] = [], other: Props['events'] = []): boolean {
  return (
    one.length === other.length &&
    bars.every((_, place) => one[place]?.format === other[place]?.format)
  );
}
