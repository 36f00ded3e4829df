import { memo, useMemo } from 'react';
import { splitByDate } from '#features/events/event-phase.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { EventGroup } from './EventGroup.tsx';
import type { OpenEvent } from './use-event-dialog.ts';

/** About the rows that a large window has room for below the filters. */
const seen = 4;

interface Props {
  words: { upcoming: string; past: string };
  events: readonly CalendarEntry[];
  now: Date;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
  /** The page as built has every row; a live one draws them as they are asked for. */
  isWhole: boolean;
}

/**
 * The list view: what is still to come, then what is over, each by date (PRODUCT.md, "List view order"). While it is
 * hidden it stays as it is: the calendar need not wait for it.
 */
export const EventList = memo(
  function EventList({ isHidden: _, ...list }: Props & { isHidden: boolean }) {
    return <Groups {...list} />;
  },
  (_, { isHidden }) => isHidden,
);

const Groups = memo(function Groups({ words, events, now, ...rest }: Props) {
  const { upcoming, past } = useMemo(() => splitByDate(events, now), [events, now]);
  const group = { ...rest, now };
  return (
    <>
      <EventGroup
        {...group}
        title={words.upcoming}
        caption="Events, earliest first"
        events={upcoming}
        nearest="first"
        seen={seen}
      />
      <EventGroup
        {...group}
        title={words.past}
        caption="Past events, earliest first"
        events={past}
        nearest="last"
        seen={Math.max(0, seen - upcoming.length)}
      />
    </>
  );
});
