import { SunMoon } from 'lucide-react';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import styles from './theme.module.css';

interface Props {
  /** Words of a shell in another language. */
  words?: ShellWords['theme'] | undefined;
}

/** The header's color theme control: a disclosure with a radio group. Shown only where scripts run. */
export function ThemeSwitch({ words }: Props) {
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
      <div className={styles.panel} id="theme" popover="auto" data-menu="">
        <ThemeChoice name="theme" words={words} />
      </div>
    </div>
  );
}
