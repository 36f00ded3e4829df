import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import styles from './icon.module.css';

/** A line icon beside a word, as tall as the line. Hidden from assistive technology. */
export const Icon = memo(function Icon({ of: Drawing }: { of: LucideIcon }) {
  return (
    <Drawing
      className={styles.icon}
      size="1.15em"
      strokeWidth={1.75}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    />
  );
});
