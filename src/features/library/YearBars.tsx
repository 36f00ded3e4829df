import styles from './resource-table.module.css';
import { barOfYear, type YearSpan } from './year-span.ts';

interface Props {
  /** The document's date, `2025`, `2025-08` or `2025-08-22`. */
  published: string;
  span: YearSpan;
}

/** One bar a year, that of the document tall. Its date stands below, so it has no name. */
export function YearBars({ published, span }: Props) {
  const width = (span.last - span.first) * 10 + 6.4;
  const own = Number(published.slice(0, 4));
  const years = Array.from(
    { length: span.last - span.first + 1 },
    (_, index) => span.first + index,
  );
  const others = years.map((year, index) => (year === own ? '' : barOfYear(index, false)));
  return (
    <svg className={styles.years} viewBox={`0 0 ${width} 24`} aria-hidden="true" focusable="false">
      <path className={styles.others} d={others.join('')} />
      {years.includes(own) && <path d={barOfYear(own - span.first, true)} />}
    </svg>
  );
}
