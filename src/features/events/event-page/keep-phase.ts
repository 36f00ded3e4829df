import { phaseOf } from '#features/events/event-phase.ts';

const aMinute = 60_000;

/** Says on an event's page where the event stands, now and each minute from now on (`EventPage`). */
export function keepPhase(event: HTMLElement): void {
  const { starts = '', ends = '' } = event.dataset;
  const tell = () => {
    event.dataset['eventPhase'] = phaseOf({ startsAt: starts, endsAt: ends }, new Date());
  };
  tell();
  setInterval(tell, aMinute);
}
