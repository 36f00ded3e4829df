import type { ReactNode } from 'react';
import styles from './field.module.css';

interface Props {
  id: string;
  label: string;
  /** Text beside the label where the field may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * The control, with `id` and, where there is a hint or an error,
   * `aria-describedby={notesId(id)}`.
   */
  children: ReactNode;
}

/** A control with its label above it, and hint and error below it. */
export function Field({ id, label, optional, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label className="small semibold" htmlFor={id}>
        {label}
        {optional && <span className={`quiet ${styles.optional}`}> ({optional})</span>}
      </label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function Notes({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  return (
    <div id={notesId(id)}>
      {hint && (
        <p className="small quiet" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`small semibold ${styles.error}`} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** The id of the hint and error under a control, for its `aria-describedby`. */
export function notesId(id: string): string {
  return `${id}-more`;
}

interface ChoicesProps extends Pick<Props, 'hint' | 'error'> {
  legend: string;
  /** Text beside the legend: whether a choice has to be made. */
  need?: string;
  /** A prefix of the ids in the group. */
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly string[];
  /** The ids by which styles know the options, whatever their words are. */
  optionIds?: readonly string[];
  chosen: readonly string[];
  required?: boolean;
  /** Whether a dialog moves focus to its first option when it opens. */
  getsFirstFocus?: boolean;
  onChoose: (option: string, isChosen: boolean) => void;
  /** Called with the validation message of the browser when a required choice is missing. */
  onInvalid?: (message: string) => void;
}

/**
 * Radio buttons or checkboxes under one legend, each at least 44 px high. Orca says the name of a
 * group with the control in it that gets focus, but neither its description nor “required” of a
 * radio button. So “required” and an error are in the name, and the hint also describes the control
 * at which the group is entered.
 */
export function Choices(props: ChoicesProps) {
  const { legend, need, id, name, type, options, chosen, required, getsFirstFocus } = props;
  const { hint, error, optionIds, onChoose, onInvalid } = props;
  const legendId = `${id}-legend`;
  const chosenRadio = options.findIndex((option) => type === 'radio' && chosen.includes(option));
  // Tab enters a radio group at the chosen button, any other group at its first control.
  const entryIndex = Math.max(0, chosenRadio);
  return (
    <fieldset
      className="stack"
      aria-labelledby={error ? `${legendId} ${errorId(id)}` : legendId}
      aria-describedby={notesId(id)}
    >
      <legend className="small semibold" id={legendId}>
        {legend}
        {need && <span className={`quiet ${styles.optional}`}> ({need})</span>}
      </legend>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type={type}
            name={name}
            value={option}
            data-option={optionIds?.[index]}
            checked={chosen.includes(option)}
            required={required}
            aria-invalid={error !== undefined}
            aria-describedby={hint && index === entryIndex ? hintId(id) : undefined}
            {...(getsFirstFocus && index === 0 && { 'data-first-focus': '' })}
            onChange={({ target }) => onChoose(option, target.checked)}
            onInvalid={({ currentTarget }) => onInvalid?.(currentTarget.validationMessage)}
          />
          {option}
        </label>
      ))}
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
