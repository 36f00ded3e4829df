import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { visitorZone } from './wall-clock.ts';

const minute = 60_000;

/**
 * The current time, updated at the start of each minute. Undefined on the server, because the time of the build is wrong;
 * set before the first paint after hydration.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useLayoutEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    function tick() {
      const date = new Date();
      setNow(date);
      next = setTimeout(tick, minute - (date.getTime() % minute));
    }
    tick();
    return () => clearTimeout(next);
  }, []);

  return now;
}

/** Cached because reading it is slow; read again when the page becomes visible, since a device may have changed zones. */
let known: { zone: string | undefined } | undefined;

/** The IANA zone of this device; undefined on the server, because the zone of the build is wrong. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(onReturn, knownZone, () => undefined);
}

function knownZone(): string | undefined {
  known ??= { zone: visitorZone() };
  return known.zone;
}

function onReturn(changed: () => void): () => void {
  const look = () => {
    known = undefined;
    changed();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
