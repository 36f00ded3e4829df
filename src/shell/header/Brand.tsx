import styles from './brand.module.css';

/** Top, bottom and color step of the seven bars: the outline of a speech form, its tail the second bar. */
const bars = [
  [11, 27, 1],
  [5, 44, 2],
  [2, 35, 4],
  [0, 36, 7],
  [2, 35, 9],
  [5, 32, 10],
  [11, 27, 12],
] as const;

interface Props {
  name: string;
  /** One color on ember. */
  ground?: 'cold' | 'ember';
}

/** Mark and name, linked to the home page. */
export function Brand({ name, ground = 'cold' }: Props) {
  return (
    <a className={styles.brand} data-on={ground} href="/">
      <svg className={styles.mark} viewBox="0 0 46 44" aria-hidden="true" focusable="false">
        {bars.map(([top, bottom, step], index) => (
          <rect
            key={step}
            fill={ground === 'ember' ? 'currentColor' : `var(--s${step})`}
            x={(index * 6.7).toFixed(1)}
            y={top}
            width="4.6"
            height={bottom - top}
          />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </a>
  );
}
