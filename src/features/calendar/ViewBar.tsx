import { CalendarDays, List } from 'lucide-react';
import { inDigits } from '#site/in-digits.ts';
import { ClearButton } from '#ui/button/ClearButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { View } from './calendar-state.ts';
import { eventCount } from './event-words.ts';
import styles from './view-bar.module.css';

const views = [
  { view: 'calendar', label: 'Calendar', icon: CalendarDays },
  { view: 'list', label: 'List', icon: List },
] as const;

interface Props {
  count: number;
  upcoming: number;
  /** What the visitor should know of the events; what is not there is left out. */
  notes: readonly (string | false)[];
  view: View;
  onView: (view: View) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** How many events there are, the way back to all of them, and the two views. */
export function ViewBar({ count, upcoming, notes, view, onView, onClear }: Props) {
  return (
    <div className={styles.bar}>
      <div className={styles.said}>
        <p>
          <strong>{eventCount(count)}</strong>, {inDigits(upcoming)} still to come
        </p>
        {notes.map((note) => note && <p key={note}>{note}</p>)}
      </div>
      <div className={styles.tools} data-with-script="">
        {onClear && <ClearButton onClick={onClear}>Clear filters</ClearButton>}
        <div className={styles.views} role="group" aria-label="View">
          {views.map(({ view: each, label, icon }) => (
            <button
              key={each}
              type="submit"
              name="view"
              value={each}
              aria-pressed={view === each}
              onClick={(event) => {
                event.preventDefault();
                if (view !== each) onView(each);
              }}
            >
              <Icon of={icon} />
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
