import { fillIn, formatInteger } from '#site/words.ts';
import styles from './staircase.module.css';
import type { SharesFile } from './who-we-are.schema.ts';

interface Props extends SharesFile {
  /** The id of its heading. */
  id: string;
}

/**
 * The shares of 100 dollars as stairs: each bar is a dollar, and a row begins where the one above
 * it ends. Decorative, because each row has its number beside it.
 */
export function Staircase({ id, title, total, sum, shares }: Props) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="quiet">{fillIn(total, { sum: `$${formatInteger(sum)}` })}</p>
      <dl className={styles.stairs}>
        {stairsOf(shares).map(({ label, names, dollars, before }) => (
          <div key={label}>
            <dt>
              {label}
              {names && <span className="quiet small">{names}</span>}
            </dt>
            <dd className={styles.row}>
              <svg
                className={styles.drawing}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <Dollars tone="rest" from={0} to={before} height={1} />
                <Dollars tone="rest" from={before + dollars} to={100} height={1} />
                <Dollars tone="share" from={before} to={before + dollars} height={10} />
              </svg>
              <span className={styles.number}>${dollars}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface DollarsProps {
  tone: 'share' | 'rest';
  /** First dollar and the one after the last, of 100. */
  from: number;
  to: number;
  height: number;
}

/** A row of bars, one a dollar: one dashed line, as thick as the bars are tall. */
function Dollars({ tone, from, to, height }: DollarsProps) {
  return (
    <line
      className={styles.bars}
      data-tone={tone}
      x1={from}
      x2={to}
      y1={5}
      y2={5}
      strokeWidth={height}
      strokeDasharray=".64 .36"
    />
  );
}

/** Returns shares with the dollars of all shares before each. */
export function stairsOf(shares: SharesFile['shares']) {
  let sum = 0;
  return shares.map((share) => {
    const before = sum;
    sum += share.dollars;
    return { ...share, before };
  });
}
