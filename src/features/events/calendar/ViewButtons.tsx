import { CalendarDays, List } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './calendar.module.css';
import type { View } from './event-list.ts';

const views = [
  { view: 'calendar', label: 'Calendar', icon: CalendarDays },
  { view: 'list', label: 'List', icon: List },
] as const;

interface Props {
  view: View;
  onView: (view: View) => void;
}

/** The two views. Until the page hydrates they are buttons of its form. */
export function ViewButtons({ view, onView }: Props) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {views.map(({ view: each, label, icon }) => (
        <button
          key={each}
          type="submit"
          form="find-events"
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
  );
}
