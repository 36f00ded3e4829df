import type { ReactNode, RefObject } from 'react';
import styles from './carousel.module.css';
import { isInView } from './slides.ts';
import type { Place } from './use-track.ts';

export interface Slide {
  id: string;
  name: string;
  view: ReactNode;
}

interface Props {
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
export function CarouselTrack({ ref, labelledBy, slides, place, ...props }: Props) {
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
