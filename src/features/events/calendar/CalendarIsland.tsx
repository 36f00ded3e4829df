import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import type { PlaceWords } from '#features/events/place-answers.ts';
import { ListForm } from '#lists/ListForm.tsx';
import { EmptyList, ListHead } from '#lists/ListResults.tsx';
import { chosenIn } from '#lists/list.ts';
import { longDate } from '#site/time/labels.ts';
import { useKeptFocus } from '#site/use-kept-focus.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Chip } from '#ui/chip/Chip.tsx';
import { CalendarView } from './CalendarView.tsx';
import styles from './calendar.module.css';
import { type CalendarEntry, eventHref, type OpenEvent } from './calendar-entry.ts';
import { type CalendarFrame, startOf } from './calendar-window.ts';
import type { EventDialogProps } from './EventDialog.tsx';
import { EventList } from './EventList.tsx';
import { type View, withRange, withView } from './event-list.ts';
import { nothingFound } from './event-words.ts';
import { quickRanges, type RangeName, rangeNames } from './quick-ranges.ts';
import { type Calendar, useCalendar } from './use-calendar.ts';
import { ViewButtons } from './ViewButtons.tsx';

interface Props {
  title: string;
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  frame: CalendarFrame;
}

/**
 * The events as a calendar or a list (specification section 2, Events Calendar). Built as a month without today above
 * the whole list; until it hydrates it is a plain form whose answers go into the address.
 */
export function CalendarIsland({ title, words, place, frame }: Props) {
  const calendar = useCalendar(frame, words);
  const { list, events, now, visitorZone } = calendar;
  const { state } = list;
  const { opened, open, close } = useEventDialog();
  const isList = state.view === 'list';
  const isListHidden = !isList && now !== undefined;
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
      <ListForm
        list={list}
        title={title}
        action="/resources/events-calendar"
        search={{ label: 'Search events' }}
      >
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
        {!isList && <CalendarView {...{ calendar, words, place }} onOpen={open} />}
        {isList && list.isEmpty && (
          <EmptyList list={list} none={nothingFound} hint={words.hint} clear="Clear all filters" />
        )}
        <div className={styles.list} hidden={isListHidden}>
          <EventList
            words={words}
            events={events}
            now={now ?? startOf(frame.builtOn)}
            visitorZone={visitorZone}
            onOpen={open}
            isWhole={!now}
            isHidden={isListHidden}
          />
          {frame.items.length < frame.total && (
            <p data-without-script="">
              <a href="/resources/events-calendar/all">{words.all}</a>
            </p>
          )}
        </div>
      </div>
      {opened && now && (
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

/** Spans of days that are one press away. */
function Ranges({ list: { state, ask } }: { list: Calendar['list'] }) {
  const show = useCallback(
    (name: RangeName) => ask((before) => withRange(before, name), 'press', 'List view, '),
    [ask],
  );
  return (
    <fieldset className={styles.ranges}>
      <legend className={styles.dates}>Dates</legend>
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

interface Opened {
  event: CalendarEntry;
  Dialog: ComponentType<EventDialogProps>;
}

/** The event whose dialog is open. The dialog's code comes with the first press; if it does not, the event's page does. */
function useEventDialog() {
  const [opened, setOpened] = useState<Opened>();
  const open: OpenEvent = useCallback((event) => {
    import('./EventDialog.tsx').then(
      ({ EventDialog }) => setOpened({ event, Dialog: EventDialog }),
      () => location.assign(eventHref(event.id)),
    );
  }, []);
  const close = useCallback(() => setOpened(undefined), []);
  return { opened, open, close };
}
