import { SunMoon } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import styles from './theme.module.css';

/** The header's color theme control: a disclosure with a radio group. Shown only where scripts run. */
export function ThemeSwitch() {
  return (
    <div className={styles.switch}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="theme"
        aria-controls="theme"
        aria-label="Color theme"
      >
        <Icon of={SunMoon} />
      </button>
      <div className={styles.panel} id="theme" popover="auto" data-menu="">
        <ThemeChoice name="theme" />
      </div>
    </div>
  );
}
