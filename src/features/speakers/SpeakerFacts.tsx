import type { ReactNode } from 'react';
import { formatLabels } from '#site/vocabulary.ts';
import type { SpeakerSummary } from './speaker.ts';
import styles from './speaker-facts.module.css';

interface Props {
  speaker: Pick<SpeakerSummary, 'languages' | 'formats' | 'requests'> &
    Partial<Pick<SpeakerSummary, 'freeForNonprofits' | 'mediaHours'>>;
  /** When the speaker can talk to the media, in place of the stated hours. */
  talk?: string | undefined;
  /** A drawing of those hours, before the words. */
  week?: ReactNode;
}

/**
 * The facts that decide whether a speaker fits: languages, formats, fee, and on a line of its own
 * when the media can call, because these words change in a browser.
 */
export function SpeakerFacts({ speaker, talk, week }: Props) {
  const { languages, formats, requests, freeForNonprofits, mediaHours } = speaker;
  const facts = [
    languages.join(', '),
    formats.map((format) => formatLabels[format]).join(', '),
    freeForNonprofits && 'Free for non-profits',
    requests === 'paused' && 'Not taking requests now',
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  if (facts.length === 0 && !mediaHours) return null;
  return (
    <ul className={`quiet small ${styles.facts}`} role="list" aria-label="At a glance">
      {facts.map((fact) => (
        <li key={fact} className={fact === facts.at(-1) ? undefined : styles.goesOn}>
          {fact}
        </li>
      ))}
      {mediaHours && (
        <li className={styles.hours}>
          {week}
          <span>{talk ?? `Media ${mediaHours}`}</span>
        </li>
      )}
    </ul>
  );
}
