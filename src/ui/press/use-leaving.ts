import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onLeaving } from './leaving.ts';

/** Calls `leave` when a visitor leaves the element of `part` while `isOpen` (see `onLeaving`). */
export function useLeaving(
  part: RefObject<Element | null>,
  isOpen: boolean,
  leave: () => void,
): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isOpen) return undefined;
    return onLeaving([part.current], () => onLeave());
  }, [part, isOpen]);
}
