import { memo, useMemo } from 'react';
import { splitByDate } from '#features/events/event-phase.ts';
import { useIsLive } from '#site/use-is-live.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { EventGroup } from './EventGroup.tsx';
import type { OpenEvent } from './use-event-dialog.ts';

/** About the rows that a large window has room for below the filters. */
const inView = 6;

interface Props {
  words: { upcoming: string; past: string };
  events: readonly CalendarEntry[];
  now: Date;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/** The list view: what is still to come, then what is over, each by date (PRODUCT.md, "List view order"). */
export const EventList = memo(function EventList({ words, events, now, ...rest }: Props) {
  const isLive = useIsLive();
  const { upcoming, past } = useMemo(() => splitByDate(events, now), [events, now]);
  const group = { ...rest, now, isWhole: !isLive };
  return (
    <>
      <EventGroup
        {...group}
        title={words.upcoming}
        caption="Events, earliest first"
        events={upcoming}
        nearest="first"
        inView={inView}
      />
      <EventGroup
        {...group}
        title={words.past}
        caption="Past events, earliest first"
        events={past}
        nearest="last"
        inView={Math.max(0, inView - upcoming.length)}
      />
    </>
  );
});
