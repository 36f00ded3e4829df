import styles from './theme.module.css';

const themes = ['System', 'Light', 'Dark'] as const;

interface Props {
  /** Tells apart the two groups of a page: header and mobile menu. */
  name: string;
}

/** System, Light or Dark; System is chosen until the visitor says otherwise. */
export function ThemeChoice({ name }: Props) {
  return (
    <fieldset className={styles.choice} role="radiogroup" data-theme-choice="">
      <legend className={styles.legend}>Color theme</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={theme.toLowerCase()}
            defaultChecked={theme === 'System'}
          />
          {theme}
        </label>
      ))}
    </fieldset>
  );
}
