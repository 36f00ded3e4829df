import { memo, type ReactNode } from 'react';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-grid.module.css';

interface Props {
  speakers: readonly SpeakerSummary[];
  heading: 'h2' | 'h3';
  /** What else each card carries; always the same function, or every card is rendered anew. */
  control?: (speaker: SpeakerSummary) => ReactNode;
}

export const SpeakerGrid = memo(function SpeakerGrid({ speakers, ...card }: Props) {
  return (
    <ul className={`stack rows-2 cols-g ${styles.grid}`} role="list">
      {speakers.map((speaker) => (
        <GridCard key={speaker.id} speaker={speaker} {...card} />
      ))}
    </ul>
  );
});

type CardProps = Omit<Props, 'speakers'> & { speaker: SpeakerSummary };

/**
 * One card. Memoized: a filter adds, removes and moves cards and changes none. No `Suspense` around it, which would let
 * the form hydrate first: React puts such parts at the end of the page, from where only a script brings them back.
 */
const GridCard = memo(function GridCard({ speaker, heading, control }: CardProps) {
  return (
    <li>
      <SpeakerCard speaker={speaker} heading={heading}>
        {control?.(speaker)}
      </SpeakerCard>
    </li>
  );
});
