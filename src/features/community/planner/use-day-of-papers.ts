import { useLayoutEffect } from 'react';
import { isAnswers } from '#features/letters/drafts/draft.ts';
import * as device from '#site/device.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { dayFromAddress, dayToAddress, type EventDay } from './event-day.ts';

/**
 * Returns day and time of the event that the visitor typed on the page of papers, as this device
 * keeps them; undefined where it keeps no day that exists.
 */
export function dayOfPapers(): EventDay | undefined {
  const { day = '', begin = '' } = device.read('draft:papers', isAnswers) ?? {};
  const event = dayFromAddress(dayToAddress({ date: day, time: begin }));
  return isPlainDay(event.date) ? event : undefined;
}

/**
 * Copies that day and time to the query string, where it names neither. `useAddressState` reads
 * them there. Call it in the component of the form, because its effect must run first.
 */
export function useDayOfPapers(): void {
  useLayoutEffect(() => {
    const { date, time } = dayFromAddress(new URLSearchParams(location.search));
    const event = dayOfPapers();
    if (date || time || !event) return;
    history.replaceState(null, '', `${location.pathname}?${dayToAddress(event)}${location.hash}`);
  }, []);
}
