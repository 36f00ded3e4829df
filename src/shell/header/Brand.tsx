import { markBars, markBox } from '#site/site.ts';
import styles from './brand.module.css';

interface Props {
  name: string;
  /** One color on ember. */
  ground?: 'cold' | 'ember';
}

/** Mark and name, linked to the home page. */
export function Brand({ name, ground = 'cold' }: Props) {
  return (
    <a className={styles.brand} data-on={ground} href="/">
      <svg
        className={styles.mark}
        viewBox={`0 0 ${markBox.width} ${markBox.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {markBars.map(({ step, ...bar }) => (
          <rect
            key={step}
            fill={ground === 'ember' ? 'currentColor' : `var(--s${step})`}
            {...bar}
          />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </a>
  );
}
