import { memo, type ReactNode } from 'react';
import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-grid.module.css';

type Control = (speaker: SpeakerSummary) => ReactNode;

interface Props {
  speakers: readonly SpeakerSummary[];
  /** Drawn but not shown, where a filter may soon want them: showing is quicker than drawing. */
  inReserve?: readonly SpeakerSummary[];
  heading?: 'h2' | 'h3';
  /** What else each card carries; always the same function, or every card is drawn anew. */
  control?: Control;
}

/** Speaker cards in one, two or three columns. */
export function SpeakerGrid({ speakers, inReserve = [], heading = 'h3', control }: Props) {
  const item = (speaker: SpeakerSummary, isHidden: boolean) => (
    <GridItem key={speaker.id} {...{ speaker, isHidden, heading, control }} />
  );
  return (
    <ul className={styles.grid} role="list" hidden={speakers.length === 0}>
      {[
        ...speakers.map((speaker) => item(speaker, false)),
        ...inReserve.map((speaker) => item(speaker, true)),
      ]}
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
