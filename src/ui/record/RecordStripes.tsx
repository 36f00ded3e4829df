import styles from './record.module.css';

/** One flat stripe a year, stretched to its box. Decorative. */
export function RecordStripes() {
  return <span className={styles.stripes} />;
}
