import { HazardMark } from './HazardMark.tsx';
import type { HazardView } from './hazard.ts';
import styles from './hazard-nav.module.css';

interface Props {
  hazards: readonly HazardView[];
}

/** One door to each hazard of the page, with what to say in ten seconds on it. */
export function HazardNav({ hazards }: Props) {
  return (
    <nav aria-label="Hazards" data-print="none">
      <ul className={styles.list} role="list">
        {hazards.map(({ id, name, icon, say }) => (
          <li key={id} className={styles.hazard} data-hazard={icon}>
            <a className={styles.link} href={`#${id}`}>
              <HazardMark icon={icon} />
              {name}
            </a>
            <p className={styles.say}>{say}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
