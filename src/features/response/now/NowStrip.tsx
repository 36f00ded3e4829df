import type { ReactNode } from 'react';
import { HazardMark } from '../hazards/HazardMark.tsx';
import type { NowView } from './now.ts';
import styles from './now-strip.module.css';

interface Props {
  hazards: readonly Pick<NowView, 'id' | 'href' | 'icon' | 'door'>[];
  /** The lines that lead to all of them, in each language: `NowLink`. */
  children: ReactNode;
}

/** Links to what to do now, one for each hazard, on another page, for a person in danger. */
export function NowStrip({ hazards, children }: Props) {
  return (
    <div className={styles.strip} data-print="none">
      <div className={`page-width ${styles.wrap}`}>
        <div>{children}</div>
        <ul className={styles.hazards} role="list">
          {hazards.map(({ id, href, icon, door }) => (
            <li key={id} data-hazard={icon}>
              <a className={styles.hazard} href={href}>
                <HazardMark icon={icon} />
                {door}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
