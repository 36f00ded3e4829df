import { memo, type ReactNode, type Ref, useId, useState } from 'react';
import styles from './chip.module.css';

interface Props<Name extends string, Value extends string> {
  label: string;
  isPressed: boolean;
  /** How many results it would show. */
  count?: number;
  /** The noun of the count, singular or plural: "speakers", "speaker". */
  of?: string;
  /** Before hydration a click submits the form with this name and value. */
  name: Name;
  value: Value;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** A stable function, so that a click renders only the chips that it changes. */
  onPress: (value: Value, name: Name) => void;
}

/** A toggle button (ACCESSIBILITY.md, section 4, Tag cloud). */
export const Chip = memo(Switch) as typeof Switch;

function Switch<Name extends string, Value extends string>(props: Props<Name, Value>) {
  const { label, isPressed, count, of, name, value, ref, onPress } = props;
  const isCounted = count !== undefined;
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
        aria-describedby={isCounted ? id : undefined}
        data-empty={count === 0 && !isPressed}
        onClick={(event) => {
          event.preventDefault();
          onPress(value, name);
        }}
      >
        {label}
        {isCounted && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {isCounted && (
        <span id={id} hidden>
          {`${count} ${of}`}
        </span>
      )}
    </span>
  );
}

/** About two rows on a phone. */
const few = 7;

interface ChipGroupProps {
  /** What the chips choose: "Expertise". */
  label: string;
  /** One chip each; those that are pressed stay in view. */
  chips: readonly { key: string; isPressed: boolean; chip: ReactNode }[];
  /** A control that belongs to the whole group. */
  children?: ReactNode;
}

/** Chips under one name. On a phone the first two rows, and a button for all. */
export function ChipGroup({ label, chips, children }: ChipGroupProps) {
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
