import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  firstInView,
  isFar,
  isInView,
  prefersReducedMotion,
  readTrack,
  scrollOf,
  slidesOf,
  slidesPerView,
} from './slides.ts';

/** The first slide in view and how many are. `perView` is 0 until the track has been measured. */
interface Place {
  first: number;
  perView: number;
}

/** A scrolling row of slides: tracks which are in view, whatever scrolled them there, and scrolls to others. */
export function useTrack() {
  const ref = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const [place, setPlace] = useState<Place>({ first: 0, perView: 0 });

  const look = useEffectEvent(() => {
    if (!ref.current) return;
    const geometry = readTrack(ref.current);
    const first = firstInView(geometry);
    // Focus on a card that is still scrolling in interrupts the scroll: it is resumed.
    if (target.current !== undefined && target.current !== first) return slideTo(target.current);
    target.current = undefined;
    setPlace({ first, perView: slidesPerView(geometry) });
  });

  useEffect(() => {
    const track = ref.current;
    if (!track) return undefined;
    const resized = new ResizeObserver(() => look());
    resized.observe(track);
    const quiet = onScrollEnd(track, () => look());
    return () => {
      resized.disconnect();
      quiet();
    };
  }, []);

  /** Scrolls a slide to the start of the view. */
  function goTo(index: number) {
    const track = ref.current;
    if (!track) return;
    const { first, perView } = place;
    const hadFocus = slideOf(document.activeElement);
    flushSync(() => setPlace({ first: index, perView }));
    // An inert slide cannot keep focus.
    if (hadFocus >= 0 && !isInView(hadFocus, index, perView)) focusIn(slidesOf(track)[index]);
    slideTo(index, isFar(first, index, perView));
  }

  function slideTo(index: number, isJump = false) {
    const track = ref.current;
    if (!track) return;
    const left = scrollOf(index, readTrack(track));
    const isThere = Math.abs(track.scrollLeft - left) < 1;
    target.current = isThere ? undefined : index;
    track.scrollTo({ left, behavior: isJump || prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  /** The first slide in view, or the one that the track is scrolling to. */
  function firstNow(): number {
    return target.current ?? (ref.current ? firstInView(readTrack(ref.current)) : 0);
  }

  /** The index of the slide that contains an element; −1 if none does. */
  function slideOf(element: Element | null): number {
    return ref.current ? slidesOf(ref.current).findIndex((slide) => slide.contains(element)) : -1;
  }

  /** Drops the target of a running scroll, because the visitor scrolls. */
  function release() {
    target.current = undefined;
  }

  return { ref, place, firstNow, goTo, slideOf, release };
}

function focusIn(slide: Element | undefined): void {
  slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/** Milliseconds without a `scroll` event that count as the end of scrolling where there is no `scrollend`. */
const scrollPause = 150;

/** Calls `ended` at each end of scrolling. Returns a function that removes the listener. */
function onScrollEnd(element: HTMLElement, ended: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', ended);
    return () => element.removeEventListener('scrollend', ended);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, scrollPause);
  };
  const track: EventTarget = element;
  track.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', wait);
  };
}
