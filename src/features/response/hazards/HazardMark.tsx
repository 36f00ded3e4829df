import type { HazardView } from './hazard.ts';
import { hazardDrawings } from './hazard-drawings.ts';
import './hazard-colors.css';
import styles from './hazard-mark.module.css';

interface Props {
  icon: HazardView['icon'];
}

/** The mark of a hazard, so that it is not known by its color alone. Decorative beside the name. */
export function HazardMark({ icon }: Props) {
  return (
    <svg className={styles.mark} viewBox="0 0 52 40" aria-hidden="true" focusable="false">
      <path d={hazardDrawings[icon]} />
    </svg>
  );
}
