import { Portrait } from '#ui/portrait/Portrait.tsx';
import type { PictureView } from '#ui/portrait/picture-view.ts';
import styles from './explainer-list.module.css';

/** Somebody who can explain a figure. */
export interface Explainer {
  name: string;
  href: string;
  /** Profession, and when the media can call, where that is known. */
  about: string;
  initials: string;
  portrait: PictureView | undefined;
}

/** Those who can explain a figure, each with the way to their page. */
export function ExplainerList({ explainers }: { explainers: readonly Explainer[] }) {
  return (
    <ul className={styles.people} role="list">
      {explainers.map(({ name, href, about, initials, portrait }) => (
        <li key={href}>
          <Portrait picture={portrait} initials={initials} shape="square" />
          <span>
            <a className={`target ${styles.person}`} href={href}>
              {name}
            </a>
            <span className="quiet small">{about}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
