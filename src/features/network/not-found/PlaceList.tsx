import styles from './not-found.module.css';

/** A page that may have been meant. */
export interface Place {
  label: string;
  href: string;
  /** Shown even where nothing is alike. */
  main: boolean;
}

interface Props {
  title: string;
  places: readonly Place[];
}

/** Pages to go on from. Those that are not main pages wait until the browser finds them alike. */
export function PlaceList({ title, places }: Props) {
  return (
    <nav className={styles.places} aria-labelledby="nearest">
      <h2 id="nearest">{title}</h2>
      <ul role="list" data-places="">
        {places.map(({ label, href, main }) => (
          <li key={href} hidden={!main}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
