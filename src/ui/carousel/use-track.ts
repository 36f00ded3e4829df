import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  firstInView,
  isFar,
  isInView,
  readTrack,
  scrollOf,
  slidesOf,
  slidesPerView,
  wantsStillness,
} from './slides.ts';

/** Where a track stands. `perView` is 0 until the browser has been asked. */
export interface Place {
  first: number;
  perView: number;
}

interface Track {
  ref: RefObject<HTMLUListElement | null>;
  place: Place;
  /** The first slide in view at this moment, or the one on its way there. */
  firstNow: () => number;
  /** Brings a slide to the start of the view. */
  goTo: (index: number) => void;
  /** The slide that an element is in; -1 where it is in none. */
  slideOf: (element: Element | null) => number;
  /** The visitor takes over: where the track comes to rest is then where it stands. */
  release: () => void;
}

/** A scrolling row of slides: knows which are in view, however they came there, and brings others there. */
export function useTrack(): Track {
  const ref = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const [place, setPlace] = useState<Place>({ first: 0, perView: 0 });

  const look = useEffectEvent(() => {
    if (!ref.current) return;
    const geometry = readTrack(ref.current);
    const first = firstInView(geometry);
    // Focus on a card that is still sliding in cuts the way short: it is gone to its end.
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

  function goTo(index: number) {
    const track = ref.current;
    if (!track) return;
    const { first, perView } = place;
    const hadFocus = slideOf(document.activeElement);
    flushSync(() => setPlace({ first: index, perView }));
    // What leaves the view cannot keep the focus.
    if (hadFocus >= 0 && !isInView(hadFocus, index, perView)) focusIn(slidesOf(track)[index]);
    slideTo(index, isFar(first, index, perView));
  }

  function slideTo(index: number, isJump = false) {
    const track = ref.current;
    if (!track) return;
    const left = scrollOf(index, readTrack(track));
    const isThere = Math.abs(track.scrollLeft - left) < 1;
    target.current = isThere ? undefined : index;
    track.scrollTo({ left, behavior: isJump || wantsStillness() ? 'instant' : 'smooth' });
  }

  function firstNow(): number {
    return target.current ?? (ref.current ? firstInView(readTrack(ref.current)) : 0);
  }

  function slideOf(element: Element | null): number {
    return ref.current ? slidesOf(ref.current).findIndex((slide) => slide.contains(element)) : -1;
  }

  function release() {
    target.current = undefined;
  }

  return { ref, place, firstNow, goTo, slideOf, release };
}

function focusIn(slide: Element | undefined): void {
  slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/** How long a track must stand still where the browser does not say itself that scrolling has ended, in milliseconds. */
const stillFor = 150;

/** Calls back whenever scrolling has come to rest. Gives back how to stop listening. */
function onScrollEnd(element: HTMLElement, ended: () => void): () => void {
  if ('onscrollend' in element) {
    element.addEventListener('scrollend', ended);
    return () => element.removeEventListener('scrollend', ended);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, stillFor);
  };
  const track: EventTarget = element;
  track.addEventListener('scroll', wait);
  return () => {
    clearTimeout(timer);
    track.removeEventListener('scroll', wait);
  };
}
