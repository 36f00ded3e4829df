import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** How long one set stays in view (specification section 9), in milliseconds. */
const every = 4000;

/** Turning by itself: whether it does, and how to change that. */
export interface Rotation {
  isRotating: boolean;
  start: () => void;
  stop: () => void;
}

/**
 * Calls `turn` every four seconds from `start` to `stop`. While `isHeld` (the pointer rests on it) or
 * the tab is hidden it waits, and then begins to count anew.
 */
export function useRotation(turn: () => void, isHeld: boolean): Rotation {
  const [isRotating, setRotating] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (!isRotating || isHeld || isHidden) return undefined;
    const timer = setInterval(() => onTurn(), every);
    return () => clearInterval(timer);
  }, [isRotating, isHeld, isHidden]);
  return { isRotating, start: () => setRotating(true), stop: () => setRotating(false) };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
