import { formatLabels } from '#site/vocabulary.ts';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-card.module.css';

interface Props {
  speaker: Pick<SpeakerSummary, 'languages' | 'formats' | 'requests'> &
    Partial<Pick<SpeakerSummary, 'freeForNonprofits' | 'mediaHours'>>;
}

/** The facts that decide whether a speaker fits: languages, formats, fee, media hours. */
export function SpeakerFacts({ speaker }: Props) {
  const { languages, formats, requests, freeForNonprofits, mediaHours } = speaker;
  return (
    <ul className={`quiet small ${styles.facts}`} role="list" aria-label="At a glance">
      <li>{languages.join(', ')}</li>
      <li>{formats.map((format) => formatLabels[format]).join(', ')}</li>
      {freeForNonprofits && <li>Free for non-profits</li>}
      {mediaHours && <li>Media {mediaHours}</li>}
      {requests === 'paused' && <li>Not taking requests now</li>}
    </ul>
  );
}
