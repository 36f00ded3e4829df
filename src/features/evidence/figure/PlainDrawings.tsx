import { fillIn } from '#site/words.ts';
import type { FigurePageFile } from './figure.schema.ts';
import styles from './figure-page.module.css';
import type { PlainForm } from './figure-page.ts';

interface Props<Form extends PlainForm['is']> {
  form: Extract<PlainForm, { is: Form }>;
  words: FigurePageFile;
}

/** As many bars as the figure counts: one dashed line, as thick as the bars are tall. */
export function CountedBars({ form: { count, things }, words }: Props<'counted'>) {
  return (
    <>
      <svg
        className={styles.counted}
        viewBox={`0 0 ${count} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line x2={count} y1={5} y2={5} strokeDasharray=".64 .36" />
      </svg>
      <p className="quiet small">{fillIn(words.counted, { things: `${count} ${things}` })}</p>
    </>
  );
}

/** The years a claim speaks of, five a bar from 1940 on; those foretold stand half as high. */
export function YearStrip({ form: { marks, period }, words }: Props<'years'>) {
  return (
    <div className={styles.strip}>
      <svg
        viewBox={`0 0 ${marks.length * 10} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[true, false].map((isOn) => (
          <path
            key={String(isOn)}
            data-on={isOn || undefined}
            d={marks
              .map((mark, index) => ({ ...mark, index }))
              .filter((mark) => mark.isOn === isOn)
              .map(({ isProjected, index }) => markPath(index, isOn, isProjected))
              .join('')}
          />
        ))}
      </svg>
      <p className={`quiet row apart ${styles.span}`} aria-hidden="true">
        <span>{marks[0]?.from}</span>
        <span>{(marks.at(-1)?.from ?? 0) + 4}</span>
      </p>
      <p className="quiet small">{fillIn(words.years, { period })}</p>
    </div>
  );
}

function markPath(index: number, isOn: boolean, isProjected: boolean): string {
  const height = isProjected ? 20 : 40;
  const drawn = isOn ? height : 6.4;
  return `M${index * 10 + 1.8} ${40 - drawn}h6.4v${drawn}h-6.4z`;
}
