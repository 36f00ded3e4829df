import styles from './home.module.css';

/** The number of problems beside the name of an entry or a kind; nothing where it has none. */
export function Problems({ number }: { number: number }) {
  return number === 0 ? null : <span className={styles.problems}>{number} to fix</span>;
}
