import { useSyncExternalStore } from 'react';
import { visitorZone } from './visitor-zone.ts';

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
