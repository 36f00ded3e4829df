import { boxHeight } from './bars.ts';
import styles from './chart.module.css';
import type { Plot } from './plots.ts';

interface Props {
  plot: Plot;
  /** The plot in words, which is all that a screen reader gets of it. */
  alternative: string;
  /** The width of window that it is for; without it, every one. */
  window?: 'wide' | 'narrow' | undefined;
}

/**
 * Bars on an axis from zero. The bars are stretched to the box; lines and words are placed in
 * percent of it and keep their size, by attributes alone, because a page has no inline styles.
 */
export function BarPlot({ plot, alternative, window }: Props) {
  const { drawing, labels, ticks, years, means, values } = plot;
  const hasWideTicks = ticks.some(({ text }) => text.length > 5);
  const start = hasWideTicks ? '-5.4em' : '-3.2em';
  return (
    <div
      className={styles.plot}
      role="img"
      aria-label={alternative}
      data-window={window}
      data-ticks={hasWideTicks ? 'wide' : undefined}
      data-few={values.length > 0 ? '' : undefined}
    >
      <svg className={styles.box} aria-hidden="true" focusable="false">
        {ticks.map(({ y, text, isZero }) => (
          <g key={text} data-zero={isZero || undefined}>
            <line
              className={styles.grid}
              x1={values.length > 0 ? '0' : start}
              x2="100%"
              y1={`${y}%`}
              y2={`${y}%`}
            />
            {values.length === 0 && (
              <text className={styles.quiet} x={start} y={`${y}%`} dy="-.35em">
                {text}
              </text>
            )}
          </g>
        ))}
        <svg
          viewBox={`0 0 ${drawing.width} ${boxHeight}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path className={styles.bars} d={drawing.bars.map(({ path }) => path).join('')} />
        </svg>
        {plot.break && <BreakLine {...plot.break} isLow={values.length === 0} />}
        {means.map((mean) => (
          <MeanOfYears key={mean.x} mean={mean} />
        ))}
        {labels.map(({ bar, row, anchor, name }) => (
          <line
            key={name}
            className={styles.leader}
            x1={`${bar.x}%`}
            x2={`${bar.x}%`}
            // A line in the middle of its text begins below it, another one beside it.
            y1={`${baselines[row] + (anchor === 'middle' ? 0.4 : -0.9)}em`}
            y2={`${bar.y}%`}
          />
        ))}
        {labels.map(({ bar, row, anchor, name, text }) => (
          <text
            key={name}
            className={styles.label}
            x={`${bar.x}%`}
            y={`${baselines[row]}em`}
            dx={asides[anchor]}
            textAnchor={anchor}
          >
            <tspan className={styles.name}>{name}</tspan> {text}
          </text>
        ))}
        {values.map(({ x, y, text }) => (
          <text key={x} className={styles.value} x={`${x}%`} y={`${y}%`} dy="-.45em">
            {text}
          </text>
        ))}
        {years.map(({ x, text }) => (
          <text key={text} className={styles.year} x={`${x}%`} y="100%" dy="1.45em">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Where the words of the two rows above the plot stand, in em from its upper edge. */
const baselines = { lower: -0.9, upper: -2.5 } as const;
/** How far words stand from the line that leads to them. */
const asides = { start: '.4em', middle: '0', end: '-.4em' } as const;

function MeanOfYears({ mean }: { mean: Plot['means'][number] }) {
  const { x, first, width, y, clear, text, isLeft } = mean;
  return (
    <>
      <line className={styles.mean} x1={`${x}%`} x2={`${x + width}%`} y1={`${y}%`} y2={`${y}%`} />
      {text && (
        <text
          className={styles.name}
          x={`${isLeft ? x : first}%`}
          y={`${isLeft ? y : clear}%`}
          dx={isLeft ? '-.4em' : '.4em'}
          dy={isLeft ? '.35em' : '-.5em'}
          textAnchor={isLeft ? 'end' : 'start'}
        >
          {text}
        </text>
      )}
    </>
  );
}

/** A dashed line between two bars that must not be compared. */
function BreakLine(props: NonNullable<Plot['break']> & { isLow: boolean }) {
  const { x, words, isEnd, isLow } = props;
  return (
    <>
      <line
        className={styles.break}
        x1={`${x}%`}
        x2={`${x}%`}
        y1={isLow ? '-.9em' : '-3em'}
        y2="100%"
      />
      <text
        className={styles.quiet}
        x={`${x}%`}
        y={isLow ? '-.9em' : '-2.2em'}
        dx={isEnd ? '-.4em' : '.4em'}
        textAnchor={isEnd ? 'end' : 'start'}
      >
        {words}
      </text>
    </>
  );
}
