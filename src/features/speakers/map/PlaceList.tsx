import { fillIn, formatInteger } from '#site/words.ts';
import type { VoiceMapWords } from '../speakers.table.ts';
import styles from './place-list.module.css';
import { countInWords, type PlaceVoices } from './voice-map.ts';

interface Props {
  places: readonly PlaceVoices[];
  words: VoiceMapWords;
}

/** All places by name, each a link to its part of the page: what the map says, in rows. */
export function PlaceList({ places, words }: Props) {
  return (
    <ul className={styles.places} role="list">
      {places.map(({ place, residents, guests }) => (
        <li key={place.code}>
          <a className={styles.place} href={`#${place.code}`}>
            <b>{place.code}</b> {place.name}{' '}
            <span className="quiet small">{countsOf(residents.length, guests.length, words)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns `1 here, 18 can come`; without the first part where nobody lives. */
function countsOf(here: number, come: number, { list, square }: VoiceMapWords): string {
  const comes = countInWords(come, square.comes);
  if (here === 0) return comes;
  return `${fillIn(list.here, { count: formatInteger(here) })}, ${comes}`;
}
