import styles from './chart.module.css';
import type { ChartRow, HundredRow, RowBar } from './rows.ts';

/** More rows than these stand in two columns where there is room. */
const mostInOneColumn = 8;

/** Values side by side, a row for each; the words beside the bars say all that the bars do. */
export function ComparisonRows({ rows }: { rows: readonly ChartRow[] }) {
  return (
    <dl className={styles.rows} data-many={rows.length > mostInOneColumn ? '' : undefined}>
      {rows.map(({ label, bars }) => (
        <div key={label}>
          <dt>{label}</dt>
          {bars.map((bar) => (
            <dd key={bar.name ?? label} data-named={bar.name ? '' : undefined}>
              {bar.name && <span className="quiet small">{bar.name}</span>}
              <LyingBar bar={bar} />
              <b>{bar.text}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A striped bar from the axis; outlined where it is a projection, or the rest of a range. */
function LyingBar({ bar }: { bar: RowBar }) {
  const { length, interval, isRange, isProjected } = bar;
  return (
    <svg className={styles.lying} aria-hidden="true" focusable="false">
      {isProjected ? (
        <rect className={styles.outline} y="10%" width={`${length}%`} height="80%" />
      ) : (
        <line className={styles.stripes} x2={`${length}%`} y1="50%" y2="50%" />
      )}
      {interval && isRange && (
        <rect
          className={styles.outline}
          x={`${interval.from}%`}
          y="10%"
          width={`${interval.to - interval.from}%`}
          height="80%"
        />
      )}
      {interval && !isRange && <Interval {...interval} />}
    </svg>
  );
}

function Interval({ from, to }: NonNullable<RowBar['interval']>) {
  return (
    <g className={styles.interval}>
      <line x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
      <line x1={`${from}%`} x2={`${from}%`} y1="30%" y2="70%" />
      <line x1={`${to}%`} x2={`${to}%`} y1="30%" y2="70%" />
    </g>
  );
}

interface HundredProps {
  rows: readonly HundredRow[];
  /** `stairs` where a row begins at the end of the one above. */
  form: 'shares' | 'stairs';
}

/** A hundred bars for each row, of which some stand tall; the number is beside them in words. */
export function HundredRows({ rows, form }: HundredProps) {
  return (
    <dl className={styles.hundreds} data-form={form}>
      {rows.map(({ label, from, to, text }) => (
        <div key={label}>
          <dt>
            <b>{text}</b> {label}
          </dt>
          <dd>
            <svg
              className={styles.hundred}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <Bars tone="rest" from={0} to={from} />
              <Bars tone="tall" from={from} to={to} />
              <Bars tone="rest" from={to} to={100} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Upright bars from one of a hundred to another: one dashed line, as thick as the bars are tall.
 */
function Bars({ tone, from, to }: { tone: 'tall' | 'rest'; from: number; to: number }) {
  if (from === to) return null;
  return (
    <line
      className={styles.upright}
      data-tone={tone}
      x1={from}
      x2={to}
      y1={5}
      y2={5}
      strokeDasharray=".64 .36"
    />
  );
}
