import { SpeakerCard } from './SpeakerCard.tsx';
import type { SpeakerView } from './speaker.ts';
import styles from './speaker-grid.module.css';

interface Props {
  speakers: readonly SpeakerView[];
  heading?: 'h2' | 'h3';
}

/** Speaker cards in one, two or three columns. */
export function SpeakerGrid({ speakers, heading = 'h3' }: Props) {
  return (
    <ul className={styles.grid} role="list">
      {speakers.map((speaker) => (
        <li key={speaker.id}>
          <SpeakerCard speaker={speaker} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
