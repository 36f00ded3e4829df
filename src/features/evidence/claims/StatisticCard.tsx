import { Fragment } from 'react';
import { ClaimFigure, ClaimFoot } from './ClaimFigure.tsx';
import { type StatisticView, shownFigure } from './claim.ts';
import { SourceLine } from './SourceLine.tsx';
import styles from './statistic-card.module.css';

/**
 * The sentences on a figure that no source states: `{figure}` is that figure, `{closest}` what the
 * closest published one says.
 */
export type StatisticWords = Readonly<Record<'differs' | 'unsourced', string>>;

interface Props {
  statistic: StatisticView;
  words: StatisticWords;
}

/**
 * One figure, drawn to scale, with its sentence and its source under it: large where its source
 * states it, else in one sentence with its status and the closest published figure.
 */
export function StatisticCard({ statistic, words }: Props) {
  const { label, bars, claim } = statistic;
  if (claim.status === 'supported') {
    return (
      <div className={styles.large}>
        <ClaimFigure claim={claim} size="display" wording={label}>
          <BarRows bars={bars} />
        </ClaimFigure>
      </div>
    );
  }
  return (
    <div
      className={`stack start gap-y-4 ${styles.statistic}`}
      data-claim={claim.id}
      data-status={claim.status}
    >
      <p className={styles.sentence}>
        <Sentence
          sentence={words[claim.status].replace('{closest}', label)}
          figure={shownFigure(claim) ?? ''}
        />
      </p>
      <BarRows bars={bars} />
      <SourceLine source={claim.published.source} />
      <ClaimFoot claim={claim} />
    </div>
  );
}

/** A sentence with its figure in large type. */
function Sentence({ sentence, figure }: { sentence: string; figure: string }) {
  return sentence.split('{figure}').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <strong className={styles.figure}>{figure}</strong>}
      {part}
    </Fragment>
  ));
}

/** A row for each share: a hundred bars, as many of them filled, and what they count. */
function BarRows({ bars }: Pick<StatisticView, 'bars'>) {
  return (
    <ul className={`stack gap-y-3 ${styles.rows}`} role="list">
      {bars.map(({ percent, label }) => (
        <li key={label}>
          <svg
            className={styles.drawing}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <Bars tone="rest" length={100} />
            <Bars tone="filled" length={percent} />
          </svg>
          <p className="quiet small">{`${percent}% ${label}`}</p>
        </li>
      ))}
    </ul>
  );
}

interface BarsProps {
  tone: 'filled' | 'rest';
  /** Number of bars; a fraction draws part of a bar. */
  length: number;
}

/** A row of upright bars: one dashed line, as thick as the bars are tall. */
function Bars({ tone, length }: BarsProps) {
  return (
    <line
      className={styles.bars}
      data-tone={tone}
      x2={length}
      y1={5}
      y2={5}
      strokeWidth={10}
      strokeDasharray=".64 .36"
    />
  );
}
