import { SpeakerCard } from '#features/speakers/SpeakerCard.tsx';
import { ShortlistToggle } from '#features/speakers/shortlist/ShortlistToggle.tsx';
import { ShortlistTray } from '#features/speakers/shortlist/ShortlistTray.tsx';
import type { SpeakerSummary } from '#features/speakers/speaker.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';

const words = {
  stop: 'Stop automatic rotation',
  start: 'Start automatic rotation',
  stopped: 'Automatic rotation stopped',
  started: 'Automatic rotation started',
  previous: 'Previous speakers',
  next: 'Next speakers',
};

interface Props {
  /** A sentence about the cards. */
  lede: string;
  speakers: readonly SpeakerSummary[];
}

/**
 * A carousel of our experts, named by the heading `experts` above it, with the tray of the
 * shortlist. Both are one island, so that the page loads neither before somebody scrolls here.
 */
export function ExpertCarousel({ lede, speakers }: Props) {
  return (
    <>
      <Carousel
        head={<p className="quiet small">{lede}</p>}
        labelledBy="experts"
        words={words}
        placeSentence={speakersInView}
        slides={speakers.map((speaker) => ({
          id: speaker.id,
          name: speaker.name,
          view: (
            <SpeakerCard speaker={speaker} heading="p">
              <ShortlistToggle id={speaker.id} name={speaker.name} />
            </SpeakerCard>
          ),
        }))}
      />
      <ShortlistTray />
    </>
  );
}

/**
 * Returns the announcement after the visitor has moved the carousel: `Speakers 4 to 6 of 24`
 * (docs/requirements/accessibility.md, section 3).
 */
export function speakersInView(from: number, to: number, count: number): string {
  return from === to ? `Speaker ${from} of ${count}` : `Speakers ${from} to ${to} of ${count}`;
}
