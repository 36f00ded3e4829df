import type { ReactNode } from 'react';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import { CarouselTrack, type Slide } from './CarouselTrack.tsx';
import styles from './carousel.module.css';
import { type SayPlace, useCarousel } from './use-carousel.ts';

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
