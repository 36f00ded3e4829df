import { type ComponentType, useCallback, useState } from 'react';
import { type CalendarEntry, eventHref } from './calendar-entry.ts';
import type { EventDialogProps } from './EventDialog.tsx';

export type OpenEvent = (event: CalendarEntry) => void;

interface Opened {
  event: CalendarEntry;
  Dialog: ComponentType<EventDialogProps>;
}

/** The event whose dialog is open. The dialog's code comes with the first press; if it does not, the event's page does. */
export function useEventDialog() {
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
