import { SunMoon } from 'lucide-react';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import header from './header.module.css';
import styles from './theme-switch.module.css';

/** The texts in another language; undefined in English. */
type ThemeWords = ShellWords['theme'] | undefined;

const english = { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' };
const themes = ['system', 'light', 'dark'] as const;

/** The color theme control of the header: a disclosure with a radio group. Hidden without script. */
export function ThemeSwitch({ words = english }: { words: ThemeWords }) {
  return (
    <div className={styles.switch}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="theme"
        aria-controls="theme"
        aria-label={words.label}
      >
        <Icon of={SunMoon} />
      </button>
      <div className={`${header.popover} ${styles.panel}`} id="theme" popover="auto" data-menu="">
        <ThemeChoice name="theme" words={words} />
      </div>
    </div>
  );
}

/** Radio buttons for System (the default), Light and Dark; a page has two groups of them, each with a `name` of its own. */
export function ThemeChoice({ name, words = english }: { name: string; words: ThemeWords }) {
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
