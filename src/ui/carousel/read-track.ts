import type { Geometry } from './slides.ts';

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
