import { CheckLink } from '#features/claims/CheckLink.tsx';
import { SourceLine } from '#features/claims/SourceLine.tsx';
import { StatusMark } from '#features/claims/StatusMark.tsx';
import { StatisticDrawing } from './StatisticDrawing.tsx';
import type { StatisticView } from './statistic.ts';
import styles from './statistic-card.module.css';

interface Props {
  statistic: StatisticView;
}

/** One large figure, drawn to scale, with its sentence and its source under it. */
export function StatisticCard({ statistic }: Props) {
  const { value, label, drawing, claim } = statistic;
  const { status, published } = claim;
  return (
    <figure className={styles.card}>
      <div className={styles.top}>
        <p className={styles.value}>{value}</p>
        {status !== 'supported' && <StatusMark status={status} />}
      </div>
      <StatisticDrawing drawing={drawing} />
      <figcaption className={styles.words}>
        {status !== 'supported' && (
          <p className={styles.closest}>Closest published figure: {published.figure}</p>
        )}
        <p className={styles.label}>{label}</p>
        <div className={styles.evidence}>
          <SourceLine source={published.source} />
          <CheckLink claim={claim} />
        </div>
      </figcaption>
    </figure>
  );
}
