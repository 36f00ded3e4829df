import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './carousel.module.css';

/** Names of the buttons: `Previous speakers`. */
export interface CarouselWords {
  stop: string;
  start: string;
  previous: string;
  next: string;
}

interface Props {
  words: CarouselWords;
  isRotating: boolean;
  onRotate: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Stop or start first, so that it is the first thing that a keyboard reaches; then the way back and on. */
export function CarouselControls({ words, isRotating, onRotate, onPrevious, onNext }: Props) {
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
