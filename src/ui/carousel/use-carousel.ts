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
import { isInView, lastFirst, nextFirst, prefersReducedMotion, previousFirst } from './slides.ts';
import { useTrack } from './use-track.ts';

/** The announcement of a move: first and last slide in view, counted from 1, and the number of slides. */
export type PlaceSentence = (from: number, to: number, count: number) => string;

/**
 * Moves the slides of a carousel: automatically from hydration on, unless the visitor prefers reduced motion or has
 * focus in it; after a click, keystroke, touch or focus only on the visitor's request.
 */
export function useCarousel(count: number, placeSentence: PlaceSentence) {
  const { ref, place, firstNow, goTo, slideOf, release } = useTrack();
  const [isHeld, setHeld] = useState(false);
  const slides = { count, perView: place.perView };
  const turn = () => goTo(nextFirst(firstNow(), slides));
  const { isRotating, start, stop } = useRotation(turn, isHeld);
  const canMove = place.perView > 0 && lastFirst(slides) > 0;

  const begin = useEffectEvent(() => {
    setHeld(ref.current?.matches(':hover') === true);
    const isInUse = ref.current?.parentElement?.contains(document.activeElement);
    if (!isInUse && !prefersReducedMotion()) start();
  });
  useEffect(() => begin(), []);

  function move(way: typeof nextFirst) {
    const first = way(firstNow(), slides);
    stop();
    goTo(first);
    announce(placeSentence(first + 1, Math.min(first + place.perView, count), count));
  }

  /** Stops the rotation on any event but one of the button that stops and starts it. */
  function takeHold({ target }: SyntheticEvent) {
    if (!(target as Element).closest('[data-rotation]')) stop();
  }

  /** Scrolls to a slide that the Tab key has focused, because scroll snapping would move it out of view again. */
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
    track: {
      ...{ ref, place, isRotating },
      /** The mouse pointer enters or leaves the track. */
      onHold: setHeld,
      /** The visitor scrolls the track, or touches it. */
      onGrab: release,
    },
    controls: {
      isRotating,
      onRotate: isRotating ? stop : start,
      onPrevious: () => move(previousFirst),
      onNext: () => move(nextFirst),
    },
    handlers: { onKeyDown: moveByKey, onFocus: follow, onPointerDown: takeHold },
    canMove,
  };
}

export type CarouselParts = ReturnType<typeof useCarousel>;

/** Milliseconds between two turns (specification, section 9). */
const turnEvery = 4000;

/**
 * Calls `turn` every four seconds from `start` to `stop`. While `isHeld` (the pointer is on the track) or the tab is
 * hidden it pauses; then the four seconds start again.
 */
function useRotation(turn: () => void, isHeld: boolean) {
  const [isRotating, setRotating] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (!isRotating || isHeld || isHidden) return undefined;
    const timer = setInterval(() => onTurn(), turnEvery);
    return () => clearInterval(timer);
  }, [isRotating, isHeld, isHidden]);
  return { isRotating, start: () => setRotating(true), stop: () => setRotating(false) };
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
