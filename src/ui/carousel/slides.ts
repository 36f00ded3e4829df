/** How many slides there are and how many stand side by side. */
export interface Slides {
  count: number;
  perView: number;
}

/** What the browser says of the track, in pixels. */
export interface Geometry {
  count: number;
  /** How far the track is scrolled, and how far it can be. */
  scroll: number;
  end: number;
  /** The width that is seen. */
  room: number;
  /** The width of one slide, and the way from one to the next. */
  slide: number;
  step: number;
}

/** The first slide in view after a press of "next": a whole set on, the last set at most, and after it the first. */
export function nextFirst(first: number, { count, perView }: Slides): number {
  const last = lastFirst({ count, perView });
  return first >= last ? 0 : Math.min(first + perView, last);
}

/** The same the other way: before the first set comes the last. */
export function previousFirst(first: number, { count, perView }: Slides): number {
  const last = lastFirst({ count, perView });
  return first <= 0 ? last : Math.min(Math.max(first - perView, 0), last);
}

/** The first slide of the last set. 0 where all slides are in view. */
export function lastFirst({ count, perView }: Slides): number {
  return Math.max(0, count - perView);
}

/** Whether a slide is seen while another is the first in view. */
export function isInView(index: number, first: number, perView: number): boolean {
  return index >= first && index < first + perView;
}

/** Whether the way between two places is longer than one set: it is then jumped, not slid over. */
export function isFar(from: number, to: number, perView: number): boolean {
  return Math.abs(to - from) > perView;
}

/** How many whole slides fit side by side; at least one. */
export function slidesPerView({ room, slide, step }: Geometry): number {
  // Widths in fractions of pixels fall short of a whole number by a hair.
  return step > 0 ? Math.max(1, Math.floor((room + step - slide) / step + 0.01)) : 1;
}

/** The slide that a track stands at. At its end it is the first of the last set, however the last slides lie. */
export function firstInView(geometry: Geometry): number {
  const { count, scroll, step } = geometry;
  const last = lastFirst({ count, perView: slidesPerView(geometry) });
  if (step <= 0) return 0;
  return scroll >= scrollOf(last, geometry) - 1 ? last : Math.max(0, Math.round(scroll / step));
}

/** How far the track must be scrolled for a slide to be the first in view; the end of the track at most. */
export function scrollOf(index: number, { end, step }: Geometry): number {
  return Math.min(index * step, end);
}

/** Where a track stands, as the browser has laid it out: a list that scrolls, one item for each slide. */
export function readTrack(track: HTMLElement): Geometry {
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

/** The slides of a track. */
export function slidesOf(track: HTMLElement): Element[] {
  return [...track.children];
}

/** Whether the visitor asked the system for less motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
