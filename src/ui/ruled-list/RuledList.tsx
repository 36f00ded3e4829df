import styles from './ruled-list.module.css';

interface Props {
  items: readonly string[];
}

/** Short sentences one below the other, a hairline between them. */
export function RuledList({ items }: Props) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
