import { CalendarDays, List } from 'lucide-react';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import { calendarHref, eventHref, type PlaceWords } from '#features/events/event.ts';
import type { EventsPageFile } from '#features/events/events.table.ts';
import { ListForm } from '#lists/ListForm.tsx';
import { EmptyList, ListHead } from '#lists/ListResults.tsx';
import { chosenIn } from '#lists/list.ts';
import { longDate } from '#site/time/labels.ts';
import { useKeptFocus } from '#site/use-kept-focus.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { CalendarView } from './CalendarView.tsx';
import styles from './calendar.module.css';
import type { CalendarEntry, OpenEvent } from './calendar-entry.ts';
import type { EventDialog } from './EventDialog.tsx';
import { EventList } from './EventList.tsx';
import {
  type CalendarFrame,
  nothingFound,
  quickRanges,
  type RangeName,
  rangeNames,
  type View,
  withRange,
  withView,
} from './event-list.ts';
import { NextEvents } from './NextEvents.tsx';
import { type Calendar, useCalendar } from './use-calendar.ts';

interface Props {
  title: string;
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  frame: CalendarFrame;
}

/**
 * The events as a calendar or a list (specification section 2, Events Calendar). The page as built
 * takes the day of the build for today, and contains the whole list for visitors without script.
 * Until the island hydrates it is a plain form, whose answers go into the query string.
 */
export function CalendarIsland({ title, words, place, frame }: Props) {
  const calendar = useCalendar(frame, words);
  const { list, events, now, visitorZone, isBuilt } = calendar;
  const { state } = list;
  const { opened, open, close } = useEventDialog();
  // Deferred, so that the pressed button changes before the other view is laid out.
  const isList = useDeferredValue(state.view) === 'list';
  const isListHidden = !isList && !isBuilt;
  const root = useKeptFocus((part) =>
    part
      ?.querySelector<HTMLElement>('[name="view"][aria-pressed="true"]')
      ?.focus({ preventScroll: true }),
  );
  useLayoutEffect(() => {
    delete document.documentElement.dataset['expected'];
  }, []);

  function showView(view: View) {
    if (view === 'list') list.ask((before) => withView(before, view), 'press', 'List view, ');
    else {
      list.change((before) => withView(before, view));
      announce(`Calendar view, ${longDate(calendar.month)}`);
    }
  }

  return (
    <div ref={root}>
      <ListForm list={list} title={title} action={calendarHref} search={{ label: 'Search events' }}>
        <Ranges list={list} />
      </ListForm>
      <div data-awaits-address="">
        <ListHead
          list={list}
          notes={[list.hasFailed && words.failed, calendar.isPartial && words.partial]}
          clear="Clear filters"
        >
          <ViewButtons view={state.view} onView={showView} />
        </ListHead>
        {!isList && <CalendarView calendar={calendar} words={words} place={place} onOpen={open} />}
        {isList && list.isEmpty && (
          <EmptyList list={list} none={nothingFound} hint={words.hint} clear="Clear all filters" />
        )}
        <div className={styles.list} hidden={isListHidden}>
          <EventList
            words={words}
            events={events}
            now={now}
            visitorZone={visitorZone}
            onOpen={open}
            isWhole={isBuilt}
            isHidden={isListHidden}
          />
          {frame.items.length < frame.total && (
            <p data-without-script="">
              <a href={`${calendarHref}/all`}>{words.all}</a>
            </p>
          )}
        </div>
        {isList && (
          <NextEvents
            title={words.nearest}
            heading="h2"
            events={calendar.offered}
            calendar={calendar}
            place={place}
          />
        )}
      </div>
      {opened && (
        <opened.Dialog
          event={opened.event}
          now={now}
          visitorZone={visitorZone}
          failed={words.noDetails}
          onClose={close}
        />
      )}
    </div>
  );
}

const views = [
  { view: 'calendar', label: 'Calendar', icon: CalendarDays },
  { view: 'list', label: 'List', icon: List },
] as const;

/** The buttons of the two views. Until the island hydrates they submit its form. */
function ViewButtons({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div className={styles.views} role="group" aria-label="View">
      {views.map(({ view: buttonView, label, icon }) => (
        <button
          key={buttonView}
          type="submit"
          className="target semibold"
          form="find-events"
          name="view"
          value={buttonView}
          aria-pressed={view === buttonView}
          onClick={(event) => {
            event.preventDefault();
            if (view !== buttonView) onView(buttonView);
          }}
        >
          <Icon of={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

function Ranges({ list: { state, ask } }: { list: Calendar['list'] }) {
  const show = useCallback(
    (name: RangeName) => ask((before) => withRange(before, name), 'press', 'List view, '),
    [ask],
  );
  return (
    <fieldset className={`row gap-y-1 gap-x-2 ${styles.ranges}`}>
      <legend className={`small semibold ${styles.dates}`}>Dates</legend>
      {rangeNames.map((name) => (
        <Chip
          key={name}
          label={quickRanges[name]}
          isPressed={chosenIn(state, 'range').includes(name)}
          name="range"
          value={name}
          onPress={show}
        />
      ))}
    </fieldset>
  );
}

/**
 * The event whose dialog is open. Its code loads at the first click; where that fails, the event's
 * page opens.
 */
function useEventDialog() {
  const [opened, setOpened] = useState<{ event: CalendarEntry; Dialog: typeof EventDialog }>();
  const open: OpenEvent = useCallback((event) => {
    import('./EventDialog.tsx').then(
      ({ EventDialog }) => setOpened({ event, Dialog: EventDialog }),
      () => location.assign(eventHref(event.id)),
    );
  }, []);
  const close = useCallback(() => setOpened(undefined), []);
  return { opened, open, close };
}
