import { HazardMark } from './HazardMark.tsx';
import type { HazardView } from './hazard.ts';
import styles from './hazard-nav.module.css';

interface Props {
  hazards: readonly HazardView[];
}

/** One way down to each hazard of the page. */
export function HazardNav({ hazards }: Props) {
  return (
    <nav aria-label="Hazards" data-print="none">
      <ul className={styles.list} role="list">
        {hazards.map(({ id, name, icon }) => (
          <li key={id} className={styles.hazard} data-hazard={icon}>
            <a className={styles.link} href={`#${id}`}>
              <HazardMark icon={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
