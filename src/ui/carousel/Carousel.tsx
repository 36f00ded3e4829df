import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './carousel.module.css';
import { isInView } from './slides.ts';
import { type CarouselParts, type PlaceSentence, useCarousel } from './use-carousel.ts';

interface Props {
  /** The heading, and the id in it that names the carousel. */
  head: ReactNode;
  labelledBy: string;
  /** Names of the buttons: `Previous speakers`. */
  words: Record<'stop' | 'start' | 'previous' | 'next', string>;
  slides: readonly { id: string; name: string; view: ReactNode }[];
  placeSentence: PlaceSentence;
}

/**
 * Slides in a native scroll area with controls above it (WAI-ARIA carousel pattern, basic; ACCESSIBILITY.md,
 * section 4). Without script it is a list that scrolls. The controls appear once there is something to scroll to; their
 * space is reserved.
 */
export function Carousel({ head, labelledBy, words, slides, placeSentence }: Props) {
  const { canMove, controls, handlers, track } = useCarousel(slides.length, placeSentence);
  const { isRotating, onRotate, onPrevious, onNext } = controls;
  return (
    <div
      {...handlers}
      className={styles.carousel}
      role="region"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-can-move={canMove}
    >
      <div className={`row rows-4 cols-4 apart ${styles.head}`}>
        {head}
        {/* First in DOM order is what the Tab key should reach first: the button that stops or starts. */}
        <div className={styles.controls}>
          <Control
            name={isRotating ? words.stop : words.start}
            icon={isRotating ? Pause : Play}
            onPress={onRotate}
            data-rotation=""
          />
          <Control name={words.previous} icon={ChevronLeft} onPress={onPrevious} data-step="" />
          <Control name={words.next} icon={ChevronRight} onPress={onNext} data-step="" />
        </div>
      </div>
      <CarouselTrack {...track} labelledBy={labelledBy} slides={slides} />
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
    <button type="button" className={styles.control} {...data} aria-label={name} onClick={onPress}>
      <Icon of={icon} />
    </button>
  );
}

type CarouselTrackProps = CarouselParts['track'] & Pick<Props, 'labelledBy' | 'slides'>;

/**
 * The slides as a list that scrolls. With several slides in view, those out of view are inert. With one in view none is
 * inert and the list is focusable, because there native scrolling leads on, for screen readers too.
 */
function CarouselTrack(props: CarouselTrackProps) {
  const { ref, labelledBy, slides, place, isRotating, onHold, onGrab } = props;
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
