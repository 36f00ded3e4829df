import { type CSSProperties, memo, type ReactNode } from 'react';
import { seenAtOnce } from '#site/drawn-order.ts';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-grid.module.css';

type Control = (speaker: SpeakerSummary) => ReactNode;

interface CardProps {
  speaker: SpeakerSummary;
  heading: 'h2' | 'h3';
  control: Control | undefined;
}

interface Props {
  speakers: readonly SpeakerSummary[];
  /** Who is shown, if not everybody: the rest is drawn in reserve, since showing is quicker than drawing. */
  shown?: readonly SpeakerSummary[];
  /** Whether those shown stand in their order; else they are put in it by style until they do. */
  isAtRest?: boolean;
  heading?: 'h2' | 'h3';
  /** What else each card carries; always the same function, or every card is drawn anew. */
  control?: Control;
}

/** Speaker cards in one, two or three columns. */
export function SpeakerGrid(props: Props) {
  const { speakers, shown = speakers, isAtRest = true, heading = 'h3', control } = props;
  const places = new Map(shown.map((speaker, place) => [speaker, place]));
  return (
    <ul className={styles.grid} role="list" hidden={places.size === 0}>
      {speakers.map((speaker) => (
        <li
          key={speaker.id}
          hidden={!places.has(speaker)}
          style={isAtRest ? undefined : styleAt(places.get(speaker))}
        >
          <GridCard {...{ speaker, heading, control }} />
        </li>
      ))}
    </ul>
  );
}

/** In order, and the first ones drawn with the frame that moves them; a browser may leave others for the next. */
function styleAt(place: number | undefined): CSSProperties | undefined {
  if (place === undefined) return undefined;
  return { order: place, ...(place < seenAtOnce && { contentVisibility: 'visible' }) };
}

/** Drawn once: a filter shows, hides and moves cards and changes none. */
const GridCard = memo(function GridCard({ speaker, heading, control }: CardProps) {
  return (
    <SpeakerCard speaker={speaker} heading={heading}>
      {control?.(speaker)}
    </SpeakerCard>
  );
});
