import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { eachMinute } from './each-minute.ts';
import { visitorZone } from './wall-clock.ts';

/**
 * The current time at each minute; undefined on the server, where it is wrong, set before the first
 * paint after hydration.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useLayoutEffect(() => eachMinute(setNow), []);

  return now;
}

/**
 * Cached because reading it is slow; read again when the page becomes visible, since a device may
 * have changed zones.
 */
let known: { zone: string | undefined } | undefined;

/**
 * The IANA zone of this device; undefined on the server, because the zone of the build is wrong.
 */
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
