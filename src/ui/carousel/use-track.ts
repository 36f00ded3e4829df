import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tracks which slides of a scrolling row are in view, whatever scrolled them there, and scrolls to
 * others.
 */
export function useTrack() {
  const ref = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  /** The first slide in view and how many are. `perView` is 0 until the track has been measured. */
  const [place, setPlace] = useState({ first: 0, perView: 0 });

  const look = useEffectEvent(() => {
    if (!ref.current) return;
    const geometry = readTrack(ref.current);
    // Focus on a card that is still scrolling in, or a new width of the window, interrupts a
    // scroll. It is resumed until the card stands at its place, not only until it is the nearest.
    if (target.current !== undefined && isAt(target.current, geometry)) target.current = undefined;
    const first = target.current ?? firstInView(geometry);
    setPlace({ first, perView: slidesPerView(geometry) });
    if (target.current !== undefined) slideTo(target.current);
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
    // An inert slide cannot keep focus.
    if (hadFocus >= 0 && !isInView(hadFocus, index, perView)) focusIn(slidesOf(track)[index]);
    slideTo(index, isFar(first, index, perView));
  }

  function slideTo(index: number, isJump = false) {
    const track = ref.current;
    if (!track) return;
    const geometry = readTrack(track);
    target.current = isAt(index, geometry) ? undefined : index;
    const left = scrollOf(index, geometry);
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

/**
 * Milliseconds without a `scroll` event that count as the end of scrolling where there is no
 * `scrollend`.
 */
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

interface Slides {
  count: number;
  perView: number;
}

/** Measurements of the track, in pixels. */
export interface TrackGeometry {
  count: number;
  /** The scroll offset of the track, and its maximum. */
  scroll: number;
  end: number;
  room: number;
  /** The width of one slide, and the distance between the starts of two. */
  slide: number;
  step: number;
}

/**
 * The first slide in view after "next": one set further, at most the last set; after the last set,
 * the first.
 */
export function nextFirst(first: number, { count, perView }: Slides): number {
  const last = lastFirst({ count, perView });
  return first >= last ? 0 : Math.min(first + perView, last);
}

/** The first slide in view after "previous": one set back; before the first set, the last. */
export function previousFirst(first: number, { count, perView }: Slides): number {
  const last = lastFirst({ count, perView });
  return first <= 0 ? last : Math.min(Math.max(first - perView, 0), last);
}

/** The first slide of the last set. 0 where all slides are in view. */
export function lastFirst({ count, perView }: Slides): number {
  return Math.max(0, count - perView);
}

/** Whether slide `index` is in view while `first` is the first in view. */
export function isInView(index: number, first: number, perView: number): boolean {
  return index >= first && index < first + perView;
}

/**
 * Whether two places are more than one set apart: the track then jumps instead of scrolling
 * smoothly.
 */
export function isFar(from: number, to: number, perView: number): boolean {
  return Math.abs(to - from) > perView;
}

/** How many whole slides fit side by side; at least one. */
export function slidesPerView({ room, slide, step }: TrackGeometry): number {
  // Fractional pixel widths add up to slightly less than a whole number of slides.
  return step > 0 ? Math.max(1, Math.floor((room + step - slide) / step + 0.01)) : 1;
}

/**
 * The first slide in view. At the end of the track it is the first of the last set, whatever the
 * offset.
 */
export function firstInView(geometry: TrackGeometry): number {
  const { count, scroll, step } = geometry;
  const last = lastFirst({ count, perView: slidesPerView(geometry) });
  if (step <= 0) return 0;
  return scroll >= scrollOf(last, geometry) - 1 ? last : Math.max(0, Math.round(scroll / step));
}

/** The scroll offset at which a slide is the first in view, at most the maximum. */
export function scrollOf(index: number, { end, step }: TrackGeometry): number {
  return Math.min(index * step, end);
}

/** Whether the track stands where a slide is the first in view, to the pixel. */
export function isAt(index: number, geometry: TrackGeometry): boolean {
  return Math.abs(geometry.scroll - scrollOf(index, geometry)) < 1;
}

/** Measures a track: a list that scrolls, with one item for each slide. */
function readTrack(track: HTMLElement): TrackGeometry {
  const slides = slidesOf(track);
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  return {
    count: slides.length,
    scroll: track.scrollLeft,
    end: track.scrollWidth - track.clientWidth,
    room: track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    slide: first?.width ?? 0,
    step: first && second ? second.left - first.left : 0,
  };
}

function slidesOf(track: HTMLElement): Element[] {
  return [...track.children];
}

/** Whether the visitor prefers reduced motion (CSS Media Queries 5, section 12.1). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
