import { type CSSProperties, memo, type ReactNode } from 'react';
import { type Places, placesAtRest } from '#site/places.ts';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-grid.module.css';

/** So many cards a large window shows below the filters of a list: a row. */
export const cardsAtOnce = 3;

type Control = (speaker: SpeakerSummary) => ReactNode;

interface CardProps {
  speaker: SpeakerSummary;
  heading: 'h2' | 'h3';
  control: Control | undefined;
}

interface Props {
  speakers: readonly SpeakerSummary[];
  /** Who is shown and where, if not everybody as they stand: the rest is drawn in reserve. */
  places?: Places<SpeakerSummary>;
  heading?: 'h2' | 'h3';
  /** What else each card carries; always the same function, or every card is drawn anew. */
  control?: Control;
}

/** Speaker cards in one, two or three columns. */
export const SpeakerGrid = memo(function SpeakerGrid(props: Props) {
  const { speakers, places = placesAtRest(speakers), heading = 'h3', control } = props;
  return (
    <ul className={styles.grid} role="list" hidden={places.size === 0}>
      {speakers.map((speaker) => (
        <li key={speaker.id} hidden={!places.has(speaker)} style={styleAt(places.get(speaker))}>
          <GridCard {...{ speaker, heading, control }} />
        </li>
      ))}
    </ul>
  );
});

/** In order, and the first ones drawn with the frame that moves them; a browser may leave others for the next. */
function styleAt(place: number | undefined): CSSProperties | undefined {
  if (place === undefined) return undefined;
  return { order: place, ...(place < 0 && { contentVisibility: 'visible' }) };
}

/** Drawn once: a filter shows, hides and moves cards and changes none. */
const GridCard = memo(function GridCard({ speaker, heading, control }: CardProps) {
  return (
    <SpeakerCard speaker={speaker} heading={heading}>
      {control?.(speaker)}
    </SpeakerCard>
  );
});
