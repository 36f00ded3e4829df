import { useSyncExternalStore } from 'react';
import { visitorZone } from './visitor-zone.ts';

const never = () => () => {};

/** The zone of this device; undefined in the page as it was built, so that no builder's zone stands in it. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(never, visitorZone, () => undefined);
}
