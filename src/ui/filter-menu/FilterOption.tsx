import { useId } from 'react';
import styles from './filter-menu.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  /** How many things it would show, and what they are. */
  count: { number: number; of: string };
  name: string;
  value: string;
  onToggle: () => void;
}

/** One checkbox of a filter, with the number of things it would show. */
export function FilterOption({ label, isChecked, count, name, value, onToggle }: Props) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isChecked}
          aria-describedby={id}
          onChange={onToggle}
        />
        {label}
      </label>
      <span className={styles.count} id={id}>
        {count.number}
        <span className="visually-hidden"> {count.of}</span>
      </span>
    </div>
  );
}
