import styles from './record.module.css';

/**
 * The temperature record as one flat stripe for each year, stretched to its box. Decorative. The
 * stripes are the gradient `--record-stripes` (`RecordStyle.astro`).
 */
export function RecordStripes() {
  return <span className={styles.stripes} />;
}
