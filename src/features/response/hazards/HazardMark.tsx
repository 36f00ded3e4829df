import './hazard-colors.css';
import { type HazardView, hazardDrawings } from './hazard.ts';
import styles from './hazard-mark.module.css';

/**
 * The mark of a hazard, because color alone must not tell hazards apart (WCAG 2.2, 1.4.1). It is
 * hidden from screen readers, because the name is beside it.
 */
export function HazardMark({ icon }: { icon: HazardView['icon'] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 52 40" aria-hidden="true" focusable="false">
      <path d={hazardDrawings[icon]} />
    </svg>
  );
}
