export interface Slides {
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

/** The first slide in view after "next": one set further, at most the last set; after the last set, the first. */
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

/** Whether two places are more than one set apart: the track then jumps instead of scrolling smoothly. */
export function isFar(from: number, to: number, perView: number): boolean {
  return Math.abs(to - from) > perView;
}

/** How many whole slides fit side by side; at least one. */
export function slidesPerView({ room, slide, step }: TrackGeometry): number {
  // Fractional pixel widths add up to slightly less than a whole number of slides.
  return step > 0 ? Math.max(1, Math.floor((room + step - slide) / step + 0.01)) : 1;
}

/** The first slide in view. At the end of the track it is the first of the last set, whatever the offset. */
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

/** Measures a track: a list that scrolls, with one item for each slide. */
export function readTrack(track: HTMLElement): TrackGeometry {
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

export function slidesOf(track: HTMLElement): Element[] {
  return [...track.children];
}

/** Whether the visitor prefers reduced motion (CSS Media Queries 5, section 12.1). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
