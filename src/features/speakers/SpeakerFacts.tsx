import { formatLabels } from '#site/vocabulary.ts';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-card.module.css';

interface Props {
  speaker: Pick<SpeakerSummary, 'languages' | 'region' | 'formats' | 'requests'>;
}

/** What decides whether a speaker fits: languages, region, format. */
export function SpeakerFacts({ speaker }: Props) {
  return (
    <ul className={styles.facts} role="list" aria-label="At a glance">
      <li>{speaker.languages.join(', ')}</li>
      <li>{speaker.region}</li>
      <li>{speaker.formats.map((format) => formatLabels[format]).join(', ')}</li>
      {speaker.requests === 'paused' && <li>Not taking requests now</li>}
    </ul>
  );
}
