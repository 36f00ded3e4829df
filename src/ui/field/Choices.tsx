import styles from './field.module.css';

interface Props {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly string[];
  chosen: readonly string[];
  required?: boolean;
  onChoose: (option: string, isChosen: boolean) => void;
}

/** Radio buttons or checkboxes under one legend, each at least 44 px high. */
export function Choices({ legend, name, type, options, chosen, required, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type={type}
            name={name}
            value={option}
            checked={chosen.includes(option)}
            required={required}
            onChange={({ target }) => onChoose(option, target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
