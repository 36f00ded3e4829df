import { fillIn } from '#site/words.ts';
import { anomalies, areHottestAfter, wavePathsFrom } from '#ui/record/record.ts';
import { firstYear, yearCount } from '#ui/record/record-span.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import styles from './years-line.module.css';

interface Props {
  /** The first year in practice. */
  since: number;
  words: ProfilePageFile['years'];
}

/**
 * The record from edge to edge, with the years in which a speaker has practiced in color
 * (docs/requirements/design.md, section 5). The sentence below says what is drawn, so the drawing
 * has no name.
 */
export function YearsLine({ since, words }: Props) {
  const before = Math.min(Math.max(since - firstYear, 0), yearCount - 1);
  const { earlier, later } = wavePathsFrom(anomalies, before);
  const sentence = fillIn(words.line, {
    since: String(since),
    count: String(yearCount - before),
    last: String(firstYear + yearCount - 1),
    first: String(firstYear),
  });
  return (
    <div className={styles.years}>
      <svg
        viewBox={`0 0 ${yearCount * 10} 260`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.earlier} d={earlier} />
        {later.map(({ step, path }) => (
          <path key={step} fill={`var(--s${step})`} d={path} />
        ))}
      </svg>
      <p className="page-width quiet">
        {areHottestAfter(anomalies, before) ? `${sentence} ${words.hottest}` : sentence}
      </p>
    </div>
  );
}
