import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { visitorZone } from './wall-clock.ts';

const minute = 60_000;

/**
 * The time, renewed when a minute begins. Undefined until the page lives, so that no build's time stands
 * in it; the first one is there before the browser paints.
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

/** Asking the browser takes long; a device changes its zone while nobody looks at the page. */
let known: { zone: string | undefined } | undefined;

/** The zone of this device; undefined in the page as it was built, so that no builder's zone stands in it. */
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
