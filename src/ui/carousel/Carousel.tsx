import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './carousel.module.css';
import { isInView } from './slides.ts';
import { type SayPlace, useCarousel } from './use-carousel.ts';
import type { Place } from './use-track.ts';

interface Props {
  /** The heading, and the id in it that names the carousel. */
  head: ReactNode;
  labelledBy: string;
  words: CarouselWords;
  slides: readonly Slide[];
  said: SayPlace;
}

/**
 * Slides side by side that the browser scrolls, with controls on top (WAI-ARIA carousel pattern,
 * basic; ACCESSIBILITY.md section 4). Without script it is a list that scrolls; the controls come
 * when they can do something, and their place is kept.
 */
export function Carousel({ head, labelledBy, words, slides, said }: Props) {
  const { canMove, controls, handlers, track } = useCarousel(slides.length, said);
  return (
    <div
      {...handlers}
      className={styles.carousel}
      role="region"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-can-move={canMove}
    >
      <div className={styles.head}>
        {head}
        <CarouselControls {...controls} words={words} />
      </div>
      <CarouselTrack {...track} labelledBy={labelledBy} slides={slides} />
    </div>
  );
}

/** Names of the buttons: `Previous speakers`. */
interface CarouselWords {
  stop: string;
  start: string;
  previous: string;
  next: string;
}

interface CarouselControlsProps {
  words: CarouselWords;
  isRotating: boolean;
  onRotate: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Stop or start first, so that it is the first thing that a keyboard reaches; then the way back and on. */
function CarouselControls({
  words,
  isRotating,
  onRotate,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        data-rotation=""
        aria-label={isRotating ? words.stop : words.start}
        onClick={onRotate}
      >
        <Icon of={isRotating ? Pause : Play} />
      </button>
      <button
        type="button"
        className={styles.control}
        data-step=""
        aria-label={words.previous}
        onClick={onPrevious}
      >
        <Icon of={ChevronLeft} />
      </button>
      <button
        type="button"
        className={styles.control}
        data-step=""
        aria-label={words.next}
        onClick={onNext}
      >
        <Icon of={ChevronRight} />
      </button>
    </div>
  );
}

interface Slide {
  id: string;
  name: string;
  view: ReactNode;
}

interface CarouselTrackProps {
  ref: RefObject<HTMLUListElement | null>;
  labelledBy: string;
  slides: readonly Slide[];
  place: Place;
  isRotating: boolean;
  /** The pointer rests on it, or has left. */
  onHold: (isHeld: boolean) => void;
  /** The visitor scrolls it by hand, or is about to. */
  onGrab: () => void;
}

/**
 * The slides as a list that scrolls. Where several stand side by side, those out of view are shut.
 * Where one stands alone all stay open and the list can be focused: there the browser's own scrolling
 * is the way on, also for a screen reader that goes from one to the next.
 */
function CarouselTrack({ ref, labelledBy, slides, place, ...props }: CarouselTrackProps) {
  const { isRotating, onHold, onGrab } = props;
  const { first, perView } = place;
  return (
    <ul
      ref={ref}
      className={styles.track}
      role="list"
      aria-labelledby={labelledBy}
      aria-live={isRotating ? 'off' : undefined}
      tabIndex={perView > 1 ? undefined : 0}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHold(true)}
      onPointerLeave={() => onHold(false)}
      onPointerDown={onGrab}
      onWheel={onGrab}
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
  );
}
