import type { VoiceMapWords } from '../speakers.table.ts';
import styles from './view-switch.module.css';

interface Props {
  words: VoiceMapWords['view'];
  /** The view that the page is. */
  current: 'cards' | 'map';
}

const views = [
  { key: 'cards', href: '/speakers/directory' },
  { key: 'map', href: '/speakers/directory/map' },
] as const;

/** The way from the cards of the directory to its map and back: two pages, one control. */
export function ViewSwitch({ words, current }: Props) {
  return (
    <nav aria-label={words.title} data-print="none">
      <ul className={`row ${styles.views}`} role="list">
        {views.map(({ key, href }) => (
          <li key={key}>
            <a
              className={styles.view}
              href={href}
              aria-current={key === current ? 'page' : undefined}
            >
              {words[key]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
