import { memo, type ReactNode, useId, useState } from 'react';
import styles from './chip.module.css';

interface Props<Name extends string, Value extends string> {
  label: string;
  isPressed: boolean;
  count?: number;
  /** The noun of the count, singular or plural: "speakers", "speaker". */
  of?: string;
  /** Before hydration a click submits the form with this name and value. */
  name: Name;
  value: Value;
  /** A stable function, so that a click renders only the chips that it changes. */
  onPress: (value: Value, name: Name) => void;
}

/** A toggle button (docs/requirements/accessibility.md, section 4, Tag cloud). */
export const Chip = memo(Switch) as typeof Switch;

function Switch<Name extends string, Value extends string>(props: Props<Name, Value>) {
  const { label, isPressed, count, of, name, value, onPress } = props;
  const isCounted = count !== undefined;
  const id = useId();
  return (
    <span>
      <button
        type="submit"
        className={`control ${styles.button}`}
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
          <span className={`quiet ${styles.count}`} aria-hidden="true">
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

/** How many chips a closed group shows on a phone: about two rows. */
const closedCount = 7;

interface ChipGroupProps {
  label: string;
  chips: readonly { key: string; isPressed: boolean; chip: ReactNode }[];
}

/**
 * A named group of chips. On a phone about two rows and all pressed ones, and a button that shows
 * the others.
 */
export function ChipGroup({ label, chips }: ChipGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <fieldset className={styles.group} data-whole={isOpen}>
      <legend className={`small ${styles.legend}`}>{label}</legend>
      <div className="row gap-y-1 gap-x-2" id={id}>
        {chips.map(({ key, isPressed, chip }, index) => (
          <span key={key} data-late={index >= closedCount && !isPressed}>
            {chip}
          </span>
        ))}
        {chips.length > closedCount && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show all ${chips.length}`}
          </button>
        )}
      </div>
    </fieldset>
  );
}
