import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { eachMinute } from './each-minute.ts';
import { visitorZone } from './wall-clock.ts';

/**
 * Returns the current time, new at each minute. It is undefined on the server, because the time of
 * the build would be wrong, and set before the first paint after hydration.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useLayoutEffect(() => eachMinute(setNow), []);

  return now;
}

/**
 * The zone of this device, cached because reading it is slow. It is read again when the page
 * becomes visible, because the device may be in another zone by then.
 */
let cache: { zone: string | undefined } | undefined;

/**
 * Returns the IANA zone of this device; undefined on the server, because the zone of the build
 * would be wrong.
 */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(onReturn, cachedZone, () => undefined);
}

function cachedZone(): string | undefined {
  cache ??= { zone: visitorZone() };
  return cache.zone;
}

function onReturn(changed: () => void): () => void {
  const readAgain = () => {
    cache = undefined;
    changed();
  };
  document.addEventListener('visibilitychange', readAgain);
  return () => document.removeEventListener('visibilitychange', readAgain);
}
