import { type ReactNode, useId, useState } from 'react';
import styles from './chip.module.css';

/** About two rows on a phone. */
const few = 7;

interface Props {
  /** What the chips choose: "Expertise". */
  label: string;
  /** One chip each; those that are pressed stay in view. */
  chips: readonly { key: string; isPressed: boolean; chip: ReactNode }[];
  /** A control that belongs to the whole group. */
  children?: ReactNode;
}

/** Chips under one name. On a phone the first two rows, and a button for all. */
export function ChipGroup({ label, chips, children }: Props) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <fieldset className={styles.group} data-whole={isWhole}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips} id={id}>
        {chips.map(({ key, isPressed, chip }, index) => (
          <span key={key} data-late={index >= few && !isPressed}>
            {chip}
          </span>
        ))}
        {chips.length > few && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${chips.length}`}
          </button>
        )}
      </div>
      {children}
    </fieldset>
  );
}
