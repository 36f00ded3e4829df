import type { StatisticView } from './statistic.ts';
import styles from './statistic-card.module.css';

interface Props {
  drawing: StatisticView['drawing'];
}

/** A share as a hundred bars, a ratio as two rows; both to scale. Decorative: the sentence says it. */
export function StatisticDrawing({ drawing }: Props) {
  return (
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
  );
}

interface BarsProps {
  tone: 'filled' | 'rest';
  /** How many bars; a part of a bar where the number is not whole. */
  length: number;
  /** The middle of the row. */
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
