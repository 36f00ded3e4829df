import { type FormEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import type { Change } from '#site/address/use-address-state.ts';
import { announce } from '#ui/announcer/announce.ts';
import { useSaidChange } from '#ui/announcer/use-said-change.ts';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarView } from './CalendarView.tsx';
import styles from './calendar.module.css';
import {
  type CalendarState,
  cleared,
  isActive,
  type View,
  withRange,
  withView,
} from './calendar-state.ts';
import { type CalendarFrame, startOf } from './calendar-window.ts';
import { EventList } from './EventList.tsx';
import { eventCount, nothingFound, viewSentence } from './event-words.ts';
import { NoEvents } from './NoEvents.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import type { RangeName } from './quick-ranges.ts';
import { useCalendar } from './use-calendar.ts';
import { useEventDialog } from './use-event-dialog.ts';
import { ViewBar } from './ViewBar.tsx';

interface Props {
  title: string;
  words: EventsPageFile['calendar'];
  frame: CalendarFrame;
}

/**
 * The events as a calendar or a list (specification section 2, Events Calendar). Built as a month
 * without today above the whole list; until it is live it is a plain form whose answers go into the address.
 */
export function CalendarIsland({ title, words, frame }: Props) {
  const calendar = useCalendar(frame);
  const { state, change, now, visitorZone } = calendar;
  const { opened, open, close } = useEventDialog();
  const searchField = useRef<HTMLInputElement>(null);
  const isList = state.view === 'list';
  const isListHidden = !isList && now !== undefined;
  const isNothing = calendar.count === 0 && !calendar.isWaiting;
  const say = useSaidChange(isNothing ? nothingFound : eventCount(calendar.count));
  useLayoutEffect(() => {
    delete document.documentElement.dataset['expected'];
  }, []);

  const ask = useCallback(
    (asked: Partial<CalendarState>, kind: Change) => {
      change((before) => ({ ...before, ...asked }), kind);
      say(kind);
    },
    [change, say],
  );
  const showRange = useCallback(
    (range: RangeName) => {
      change((before) => withRange(before, range));
      say('press', 'List view, ');
    },
    [change, say],
  );

  function showView(view: View) {
    change(withView(state, view));
    if (view === 'list') say('press', 'List view, ');
    else announce(viewSentence('calendar', 0, calendar.month));
  }

  function clear() {
    searchField.current?.focus();
    change(cleared(state));
    say('press', 'Filters cleared. ');
  }

  return (
    <>
      <form
        action="/resources/events-calendar"
        onSubmit={(event: FormEvent) => event.preventDefault()}
        onPointerEnter={calendar.approach}
        onFocus={calendar.approach}
      >
        {/* What Enter in the search field presses; without it that would be the first button below. */}
        <button type="submit" hidden />
        <search aria-label={title} data-with-script="">
          <CalendarFilters
            filter={state}
            searchField={searchField}
            onChange={ask}
            onApproachSearch={calendar.approachSearch}
          />
          <QuickRanges range={state.range} onPress={showRange} />
        </search>
        <div data-awaits-address="">
          <ViewBar
            count={calendar.count}
            upcoming={calendar.upcoming}
            notes={[
              calendar.isWaiting && words.waiting,
              calendar.hasFailed && words.failed,
              calendar.isPartial && words.partial,
            ]}
            view={state.view}
            onView={showView}
            {...(isActive(state) && { onClear: clear })}
          />
          {!isList && <CalendarView calendar={calendar} words={words} onOpen={open} />}
          {isList && isNothing && <NoEvents hint={words.hint} onClear={clear} />}
          <div className={styles.list} hidden={isListHidden}>
            <EventList
              words={words}
              events={calendar.found}
              now={now ?? startOf(frame.builtOn)}
              visitorZone={visitorZone}
              onOpen={open}
              isWhole={!now}
              isHidden={isListHidden}
            />
            {frame.months && (
              <p data-without-script="">
                <a href="/resources/events-calendar/all">{words.all}</a>
              </p>
            )}
          </div>
        </div>
      </form>
      {opened && now && (
        <opened.Dialog
          event={opened.event}
          now={now}
          visitorZone={visitorZone}
          failed={words.noDetails}
          onClose={close}
        />
      )}
    </>
  );
}
