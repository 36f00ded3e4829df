import type { ReactNode } from 'react';
import { describedBy } from './Field.tsx';
import styles from './field.module.css';

interface Props {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly string[];
  chosen: readonly string[];
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The first control of a form, which a dialog gives focus. */
  isFirst?: boolean;
  onChoose: (option: string, isChosen: boolean) => void;
  /** The browser found nothing chosen where something must be; its message. */
  onInvalid?: (message: string) => void;
}

/** Radio buttons or checkboxes under one legend, each at least 44 px high. */
export function Choices(props: Props) {
  const { legend, name, type, options, chosen, required, hint, error, isFirst } = props;
  const { onChoose, onInvalid } = props;
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy(name)}>
      <legend className={styles.label}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type={type}
            name={name}
            value={option}
            checked={chosen.includes(option)}
            required={required}
            {...(isFirst && index === 0 && { 'data-first-focus': '' })}
            onChange={({ target }) => onChoose(option, target.checked)}
            onInvalid={({ currentTarget }) => onInvalid?.(currentTarget.validationMessage)}
          />
          {option}
        </label>
      ))}
      <div id={describedBy(name)}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {error && <p className={styles.error}>{error}</p>}
      </div>
    </fieldset>
  );
}
