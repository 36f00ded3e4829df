import { SunMoon } from 'lucide-react';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import header from './header.module.css';
import styles from './theme-switch.module.css';

interface ThemeSwitchProps {
  /** Texts in another language; English by default. */
  words?: ShellWords['theme'] | undefined;
}

/** The color theme control of the header: a disclosure with a radio group. Hidden without script. */
export function ThemeSwitch({ words }: ThemeSwitchProps) {
  return (
    <div className={styles.switch}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="theme"
        aria-controls="theme"
        aria-label={words?.label ?? 'Color theme'}
      >
        <Icon of={SunMoon} />
      </button>
      <div className={`${header.popover} ${styles.panel}`} id="theme" popover="auto" data-menu="">
        <ThemeChoice name="theme" words={words} />
      </div>
    </div>
  );
}

const english = { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' };
const themes = ['system', 'light', 'dark'] as const;

interface ThemeChoiceProps {
  /** The `name` of the radio buttons, unique for each of the two groups of a page. */
  name: string;
  /** Texts in another language; English by default. */
  words?: typeof english | undefined;
}

/** Radio buttons for System (the default), Light and Dark. */
export function ThemeChoice({ name, words = english }: ThemeChoiceProps) {
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
