import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { longDate, weekdays } from '#site/time/labels.ts';
import { addToMonth, monthOf, type PlainDay, type PlainMonth } from '#site/time/plain-date.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { dayName } from './event-words.ts';
import { dayAtKey, tabStopOf, weeksOf } from './month-grid.ts';
import styles from './month-view.module.css';
import type { PlacedEntry } from './placed-entry.ts';

interface Props {
  month: PlainMonth;
  /** The day it is for the visitor, and the one that is chosen; undefined until the page lives. */
  today: PlainDay | undefined;
  chosen: PlainDay | undefined;
  byDay: ReadonlyMap<PlainDay, readonly PlacedEntry[]>;
  onChoose: (day: PlainDay) => void;
  onMonth: (month: PlainMonth) => void;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/**
 * A month as a grid of days (WAI-ARIA practices, date picker; ACCESSIBILITY.md, section 4, Calendar).
 * One day is a stop of Tab; keys move from it and take the month along. Explicit roles keep it a grid whatever its display.
 */
export const MonthView = memo(function MonthView(props: Props) {
  const { month, today, chosen, byDay, onChoose, onMonth } = props;
  const [cursor, setCursor] = useState<PlainDay>();
  // The heading speaks of months that the visitor turns to, not of the one that comes with the page.
  const [isSpeaking, setSpeaking] = useState(false);
  const speak = () => setSpeaking(true);
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const stop = tabStopOf(month, [cursor, chosen, today]);

  // The day that a key went to may stand in a month that was only just drawn.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[value="${stop}"]`)?.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only a visitor noticed.
    <div onFocus={speak} onPointerDown={speak}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.month} aria-live={isSpeaking ? 'polite' : undefined}>
          {longDate(month)}
        </h2>
        <div className={styles.steps}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="submit"
              name="month"
              value={addToMonth(month, step)}
              className={styles.step}
              aria-label={step < 0 ? 'Previous month' : 'Next month'}
              onClick={(event) => {
                event.preventDefault();
                onMonth(addToMonth(month, step));
              }}
            >
              <Icon of={step < 0 ? ChevronLeft : ChevronRight} />
            </button>
          ))}
        </div>
      </div>
      <table
        ref={grid}
        className={styles.grid}
        role="grid"
        aria-labelledby={headingId}
        onKeyDown={(event) => {
          const day = dayAtKey(stop, event);
          if (day === undefined) return;
          event.preventDefault();
          movesFocus.current = true;
          setCursor(day);
          if (monthOf(day) !== month) onMonth(monthOf(day));
        }}
      >
        <thead role="rowgroup">
          <tr role="row">
            {weekdays.map((name) => (
              <th key={name} role="columnheader" scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {/* Cells stay from month to month and are named anew, which is quicker than to make them. */}
          {weeksOf(month).map((week, row) => (
            <tr key={ordinals[row]} role="row">
              {week.map((day, column) => (
                <DayCell
                  key={weekdays[column]}
                  day={day}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  isChosen={day === chosen}
                  isStop={day === stop}
                  events={byDay.get(day)}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** So many bars fit into a day on a small phone; more are a number. */
const bars = ['first', 'second', 'third'] as const;

interface CellProps {
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
const DayCell = memo(function DayCell({
  day,
  isOutside,
  isToday,
  isChosen,
  isStop,
  events = [],
  onChoose,
}: CellProps) {
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
});

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
