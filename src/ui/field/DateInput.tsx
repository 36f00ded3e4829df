import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './date-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value'> & {
  type: 'date' | 'time' | 'datetime-local';
  /**
   * As the control has it (`2026-11-26`, `10:30`, `2026-11-26T10:30`); empty where nothing is
   * chosen.
   */
  value: string;
};

/**
 * The browser's field for a day or a time, which looks empty while it is. Safari shows the present
 * day or time in an empty one, in gray, so that it reads as answered; iOS makes it lower than the
 * others.
 * Sources: https://github.com/mui/material-ui/issues/37226,
 * https://github.com/lionheart/openradar-mirror/issues/15188
 */
export function DateInput({ onBlur, className = '', ...props }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  /** Half a date is no value yet, and must stay in sight. */
  function look() {
    if (ref.current) setEmpty(ref.current.value === '' && !ref.current.validity.badInput);
  }
  useEffect(look);

  return (
    <input
      {...props}
      ref={ref}
      className={`${styles.input} ${className}`}
      data-empty={isEmpty || undefined}
      onBlur={(event) => {
        look();
        onBlur?.(event);
      }}
    />
  );
}
