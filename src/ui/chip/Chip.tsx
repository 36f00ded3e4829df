import { type Ref, useId } from 'react';
import styles from './chip.module.css';

interface Props {
  label: string;
  isPressed: boolean;
  /** How many things it would show, and what they are: `{ number: 4, of: 'speakers' }`. */
  count?: { number: number; of: string };
  /** Where the page is not yet live, the press sends the form with this answer. */
  name: string;
  value: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
}

/** A word that can be switched on and off (ACCESSIBILITY.md, section 4, Tag cloud). */
export function Chip({ label, isPressed, count, name, value, ref, onPress }: Props) {
  const id = useId();
  return (
    <span className={styles.chip}>
      <button
        ref={ref}
        type="submit"
        className={styles.button}
        name={name}
        value={value}
        aria-pressed={isPressed}
        aria-describedby={count && id}
        data-empty={count?.number === 0 && !isPressed}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {label}
        {count && (
          <span className={styles.count} aria-hidden="true">
            {count.number}
          </span>
        )}
      </button>
      {count && (
        <span id={id} hidden>
          {count.number} {count.of}
        </span>
      )}
    </span>
  );
}
