import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './date-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value'> & {
  type: 'date' | 'time' | 'datetime-local';
  /**
   * The value of the control: `2026-11-26`, `10:30`, `2026-11-26T10:30`; empty if there is none.
   * The field stays empty for any other text, which a link or a damaged draft may bring.
   */
  value: string;
};

/** The values that each control takes (https://html.spec.whatwg.org/#dates-and-times). */
const formats = {
  date: /^\d{4,}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  'datetime-local': /^\d{4,}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
};

/**
 * The browser's field for a day or a time. It looks empty while it is empty: Safari would show the
 * present day or time in it, in gray, as if it were answered. iOS would make it lower than other
 * fields.
 * Sources: https://github.com/mui/material-ui/issues/37226,
 * https://github.com/lionheart/openradar-mirror/issues/15188
 */
export function DateInput({ value, onBlur, className = '', ...props }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  /** Notes whether the field is empty. Half a date is no value yet, but must stay visible. */
  function noteEmpty() {
    if (ref.current) setEmpty(ref.current.value === '' && !ref.current.validity.badInput);
  }
  useEffect(noteEmpty);

  return (
    <input
      {...props}
      value={formats[props.type].test(value) ? value : ''}
      ref={ref}
      className={`${styles.input} ${className}`}
      data-empty={isEmpty || undefined}
      onBlur={(event) => {
        noteEmpty();
        onBlur?.(event);
      }}
    />
  );
}
