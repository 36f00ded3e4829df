import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { longDate, weekdays } from '#site/time/labels.ts';
import { addToMonth, monthOf, type PlainDay, type PlainMonth } from '#site/time/plain-date.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import type { PlacedEntry } from './calendar-entry.ts';
import { dayAtKey, dayName, tabStopDay, weeksOf } from './month.ts';
import styles from './month-view.module.css';

interface Props {
  month: PlainMonth;
  /** The visitor's today; until the island hydrates, the day of the build. */
  today: PlainDay;
  chosen: PlainDay;
  byDay: ReadonlyMap<PlainDay, readonly PlacedEntry[]>;
  onChoose: (day: PlainDay) => void;
  onMonth: (month: PlainMonth) => void;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/**
 * A month as a grid of days (WAI-ARIA Authoring Practices, date picker dialog;
 * docs/requirements/accessibility.md, section 4, Calendar). One day is in the tab order; keystrokes
 * move focus from it, also to other months. Explicit roles keep the table a grid whatever its CSS
 * display.
 */
export const MonthView = memo(function MonthView(props: Props) {
  const { month, today, chosen, byDay, onChoose, onMonth } = props;
  const [cursor, setCursor] = useState<PlainDay>();
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const tabStop = tabStopDay(month, [cursor, chosen, today]);

  // Runs after rendering, because the keystroke may have moved to a day of another month.
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[value="${tabStop}"]`)?.focus();
  });

  return (
    <div>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.month}>
          {longDate(month)}
        </h2>
        <div className={styles.steps}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="submit"
              name="month"
              value={addToMonth(month, step)}
              className={`target ${styles.step}`}
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
        data-moves="ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown"
        aria-labelledby={headingId}
        onKeyDown={(event) => {
          const day = dayAtKey(tabStop, event);
          if (day === undefined || isComposing(event)) return;
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
          {/* Keys by position, so that cells change from month to month, which is faster than to
              remove them and add new ones. */}
          {weeksOf(month).map((week, row) => (
            <tr key={ordinals[row]} role="row">
              {week.map((day, column) => (
                <DayCell
                  key={weekdays[column]}
                  day={day}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  isChosen={day === chosen}
                  isTabStop={day === tabStop}
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

/** Keys of the bars: three fit into a day on a small phone; further events are a number. */
const bars = ['first', 'second', 'third'] as const;

interface CellProps {
  day: PlainDay;
  /** A day of the month before or after, which only fills the week. */
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  events: readonly PlacedEntry[] | undefined;
  onChoose: (day: PlainDay) => void;
}

/**
 * One day, named in full, with a bar for each event. Until the island hydrates, a click submits the
 * form and so requests the day.
 */
const DayCell = memo(function DayCell(props: CellProps) {
  const { day, isOutside, isToday, isChosen, isTabStop, events = [], onChoose } = props;
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
    // Only the chosen day under the cursor is `aria-selected`. When a visitor turns to the month of
    // the chosen day, Firefox would otherwise report that its cell became selected, and Orca would
    // read it as if the visitor were there. The name of the button says that a day is selected.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
    <td role="gridcell" aria-selected={isChosen && isTabStop} className={styles.cell}>
      <button
        type="submit"
        name="day"
        value={day}
        className={styles.day}
        tabIndex={isTabStop ? 0 : -1}
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

/**
 * A bar for each event, shaped by its format. Hidden from screen readers, which read the number in
 * the day's name.
 */
function Bars({ events }: { events: readonly PlacedEntry[] }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {/* Keys by position, as those of the cells. */}
      {bars.map(
        (bar, index) =>
          events[index] && (
            <span key={bar} className={styles.bar} data-format={events[index].format} />
          ),
      )}
      {events.length > bars.length && `+${events.length - bars.length}`}
    </span>
  );
}
