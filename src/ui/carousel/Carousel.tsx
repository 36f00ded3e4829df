import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { announce } from '#ui/announcer/announce.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { isComposing } from '#ui/keys/composing.ts';
import styles from './carousel.module.css';
import {
  isInView,
  lastFirst,
  nextFirst,
  prefersReducedMotion,
  previousFirst,
  useTrack,
} from './use-track.ts';

interface Props {
  /** The words beside the controls. */
  head: ReactNode;
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  /** Names of the controls; `stopped` and `started` are announced after a press. */
  words: Record<'stop' | 'start' | 'stopped' | 'started' | 'previous' | 'next', string>;
  slides: readonly { id: string; name: string; view: ReactNode }[];
  placeSentence: PlaceSentence;
}

/**
 * Slides in a native scroll area with controls above it (WAI-ARIA carousel pattern, basic;
 * docs/requirements/accessibility.md, section 4). Without script it is a list that scrolls. The
 * controls appear once there is something to scroll to; their space is reserved. With several
 * slides in view, those out of view are inert. With one in view none is inert and the list is
 * focusable, because there native scrolling leads on, for screen readers too.
 */
export function Carousel({ head, labelledBy, words, slides, placeSentence }: Props) {
  const carousel = useCarousel(slides.length, placeSentence);
  const { ref, place, canMove, isRotating, move, hold, release, handlers } = carousel;
  const { first, perView } = place;
  return (
    <div
      {...handlers}
      className={styles.carousel}
      role="region"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-can-move={canMove}
      data-moves="ArrowLeft ArrowRight"
    >
      <div className={`row gap-y-4 gap-x-4 apart ${styles.head}`}>
        {head}
        {/* The stop or start button comes first in DOM order, so that the Tab key reaches it first. */}
        <div className={styles.controls}>
          <Control
            name={isRotating ? words.stop : words.start}
            icon={isRotating ? Pause : Play}
            onPress={() => {
              carousel.rotate();
              announce(isRotating ? words.stopped : words.started);
            }}
            data-rotation=""
          />
          <Control
            name={words.previous}
            icon={ChevronLeft}
            onPress={() => move(previousFirst)}
            data-step=""
          />
          <Control
            name={words.next}
            icon={ChevronRight}
            onPress={() => move(nextFirst)}
            data-step=""
          />
        </div>
      </div>
      <ul
        ref={ref}
        className={styles.track}
        role="list"
        aria-labelledby={labelledBy}
        aria-live={isRotating ? 'off' : undefined}
        tabIndex={perView > 1 ? undefined : 0}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') hold(true);
        }}
        onPointerLeave={() => hold(false)}
        onPointerDown={release}
        onWheel={release}
      >
        {slides.map(({ id, name, view }, index) => (
          <li key={id} inert={perView > 1 && !isInView(index, first, perView)}>
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={`${name}, ${index + 1} of ${slides.length}`}
            >
              {view}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ControlProps {
  name: string;
  icon: LucideIcon;
  onPress: () => void;
  [data: `data-${string}`]: string;
}

function Control({ name, icon, onPress, ...data }: ControlProps) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.control}`}
      {...data}
      aria-label={name}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}

/**
 * Returns the announcement of a move. `from` and `to` are the first and the last slide in view,
 * counted from 1; `count` is the number of slides.
 */
type PlaceSentence = (from: number, to: number, count: number) => string;

/**
 * Moves the slides of a carousel. They move automatically from hydration on, unless the visitor
 * prefers reduced motion or has the focus in the carousel. After a click, keystroke, touch or focus
 * they move only at the visitor's request.
 */
function useCarousel(count: number, placeSentence: PlaceSentence) {
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

  /**
   * Scrolls to a slide that the Tab key has focused, because scroll snapping would move it out of
   * view again.
   */
  function follow(event: FocusEvent) {
    takeHold(event);
    const index = slideOf(event.target);
    const isReached = index >= 0 && event.target.matches(':focus-visible');
    if (isReached && !isInView(index, place.first, place.perView)) goTo(index);
  }

  function moveByKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    takeHold(event);
    if (!canMove || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? nextFirst : previousFirst);
  }

  return {
    ref,
    place,
    canMove,
    isRotating,
    move,
    release,
    rotate: isRotating ? stop : start,
    /** Whether the mouse pointer is on the track. */
    hold: setHeld,
    handlers: { onKeyDown: moveByKey, onFocus: follow, onPointerDown: takeHold },
  };
}

/** Milliseconds between two turns (specification, section 9). */
const turnEvery = 4000;

/**
 * Calls `turn` every four seconds from `start` to `stop`. While `isHeld` (the pointer is on the
 * track) or the tab is hidden it pauses; then the four seconds start again.
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
