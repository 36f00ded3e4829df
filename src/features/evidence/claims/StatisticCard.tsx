import { ClaimFigure } from './ClaimFigure.tsx';
import type { StatisticView } from './claim.ts';
import styles from './statistic-card.module.css';

/** One large figure, drawn to scale, with its sentence and its source under it. */
export function StatisticCard({ statistic }: { statistic: StatisticView }) {
  const { label, drawing, claim } = statistic;
  return (
    <ClaimFigure claim={claim} size="display" wording={label}>
      {/* A share as a hundred bars, a ratio as two rows. Decorative, because the sentence gives the
          figure. */}
      <svg
        className={styles.drawing}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {drawing.shape === 'share' ? (
          <>
            <Bars tone="rest" length={100} y={5} height={10} />
            <Bars tone="filled" length={drawing.percent} y={5} height={10} />
          </>
        ) : (
          <>
            <Bars tone="rest" length={100 / drawing.times} y={2} height={4} />
            <Bars tone="filled" length={100} y={8} height={4} />
          </>
        )}
      </svg>
    </ClaimFigure>
  );
}

interface BarsProps {
  tone: 'filled' | 'rest';
  /** Number of bars; a fraction draws part of a bar. */
  length: number;
  /** Middle of the row, in units of the view box. */
  y: number;
  height: number;
}

/** A row of upright bars: one dashed line, as thick as the bars are tall. */
function Bars({ tone, length, y, height }: BarsProps) {
  return (
    <line
      className={styles.bars}
      data-tone={tone}
      x2={length}
      y1={y}
      y2={y}
      strokeWidth={height}
      strokeDasharray=".64 .36"
    />
  );
}
