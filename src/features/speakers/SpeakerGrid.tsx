import { memo, type ReactNode } from 'react';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-grid.module.css';

type Control = (speaker: SpeakerSummary) => ReactNode;

interface Props {
  speakers: readonly SpeakerSummary[];
  /** Who is shown, if not everybody: the rest is drawn in reserve, since showing is quicker than drawing. */
  shown?: readonly SpeakerSummary[];
  heading?: 'h2' | 'h3';
  /** What else each card carries; always the same function, or every card is drawn anew. */
  control?: Control;
}

/** Speaker cards in one, two or three columns. */
export function SpeakerGrid({ speakers, shown = speakers, heading = 'h3', control }: Props) {
  const seen = new Set(shown);
  return (
    <ul className={styles.grid} role="list" hidden={seen.size === 0}>
      {speakers.map((speaker) => (
        <GridItem
          key={speaker.id}
          isHidden={!seen.has(speaker)}
          {...{ speaker, heading, control }}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  speaker: SpeakerSummary;
  isHidden: boolean;
  heading: 'h2' | 'h3';
  control: Control | undefined;
}

/** Drawn once: a filter shows, hides and moves cards and changes none. */
const GridItem = memo(function GridItem({ speaker, isHidden, heading, control }: ItemProps) {
  return (
    <li hidden={isHidden}>
      <SpeakerCard speaker={speaker} heading={heading}>
        {control?.(speaker)}
      </SpeakerCard>
    </li>
  );
});
