import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { announce } from '../announcer/announce.ts';
import { isInView, lastFirst, nextFirst, previousFirst, wantsStillness } from './slides.ts';
import { useTrack } from './use-track.ts';

/** What a move says: first and last slide in view, counted from 1, and how many there are. */
export type SayPlace = (from: number, to: number, count: number) => string;

/**
 * Moves the slides of a carousel: by itself from the start, unless the visitor wants stillness or is
 * already at work in it; after any press, key, touch or focus only as the visitor asks.
 */
export function useCarousel(count: number, said: SayPlace) {
  const { ref, place, firstNow, goTo, slideOf, release } = useTrack();
  const [isHeld, setHeld] = useState(false);
  const slides = { count, perView: place.perView };
  const turn = () => goTo(nextFirst(firstNow(), slides));
  const { isRotating, start, stop } = useRotation(turn, isHeld);
  const canMove = place.perView > 0 && lastFirst(slides) > 0;

  const begin = useEffectEvent(() => {
    setHeld(ref.current?.matches(':hover') === true);
    const isInUse = ref.current?.parentElement?.contains(document.activeElement);
    if (!isInUse && !wantsStillness()) start();
  });
  useEffect(() => begin(), []);

  function move(way: typeof nextFirst) {
    const first = way(firstNow(), slides);
    stop();
    goTo(first);
    announce(said(first + 1, Math.min(first + place.perView, count), count));
  }

  /** The button that stops and starts decides for itself; everything else stops. */
  function takeHold({ target }: SyntheticEvent) {
    if (!(target as Element).closest('[data-rotation]')) stop();
  }

  /** A scroll area that snaps would take a card back that the keyboard has just reached at its edge. */
  function follow(event: FocusEvent) {
    takeHold(event);
    const index = slideOf(event.target);
    const isReached = index >= 0 && event.target.matches(':focus-visible');
    if (isReached && !isInView(index, place.first, place.perView)) goTo(index);
  }

  function moveByKey(event: KeyboardEvent) {
    takeHold(event);
    if (!canMove || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? nextFirst : previousFirst);
  }

  return {
    track: { ref, place, isRotating, onHold: setHeld, onGrab: release },
    controls: {
      isRotating,
      onRotate: isRotating ? stop : start,
      onPrevious: () => move(previousFirst),
      onNext: () => move(nextFirst),
    },
    handlers: {
      onKeyDown: moveByKey,
      onFocus: follow,
      onPointerDown: takeHold,
    },
    canMove,
  };
}

/** How long one set stays in view (specification section 9), in milliseconds. */
const every = 4000;

/** Turning by itself: whether it does, and how to change that. */
interface Rotation {
  isRotating: boolean;
  start: () => void;
  stop: () => void;
}

/**
 * Calls `turn` every four seconds from `start` to `stop`. While `isHeld` (the pointer rests on it) or
 * the tab is hidden it waits, and then begins to count anew.
 */
function useRotation(turn: () => void, isHeld: boolean): Rotation {
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
