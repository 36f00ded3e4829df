import styles from './theme.module.css';

const english = { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' };
const themes = ['system', 'light', 'dark'] as const;

interface Props {
  /** Tells apart the two groups of a page: header and mobile menu. */
  name: string;
  /** Words of a shell in another language. */
  words?: typeof english | undefined;
}

/** System, Light or Dark; System is chosen until the visitor says otherwise. */
export function ThemeChoice({ name, words = english }: Props) {
  return (
    <fieldset className={styles.choice} role="radiogroup" data-theme-choice="">
      <legend className={styles.legend}>{words.label}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.option}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === 'system'} />
          {words[theme]}
        </label>
      ))}
    </fieldset>
  );
}
