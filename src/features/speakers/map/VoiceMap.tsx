import type { SpeakerView } from '../speaker.ts';
import type { VoiceMapWords } from '../speakers.table.ts';
import { Face } from './Face.tsx';
import { Square } from './Square.tsx';
import styles from './voice-map.module.css';
import {
  inReadingOrder,
  type PlaceVoices,
  rowsWithoutResidents,
  squareName,
  squareState,
} from './voice-map.ts';

interface Props {
  places: readonly PlaceVoices<SpeakerView>[];
  words: VoiceMapWords;
  /** The page on which each place has a part of its own; empty for the page itself. */
  page?: string;
  /** The id of what follows the map, to which the link past the squares leads. */
  after: string;
  /** Whether only squares with residents are links. */
  isOfResidents?: boolean;
  /** Whether squares hold faces on wide screens; on others no picture is loaded. */
  hasFaces?: boolean;
}

/**
 * The map of voices: a list of squares, row by row, each a link that is read as `TX, Texas: 1 voice
 * lives here, 18 can come`. A link before it leads past it.
 */
export function VoiceMap(props: Props) {
  const { places, words, page = '', after, isOfResidents = false, hasFaces = false } = props;
  const flatRows = hasFaces ? rowsWithoutResidents(places) : new Set<number>();
  return (
    <>
      <a className={styles.skip} href={`#${after}`}>
        {words.skip}
      </a>
      <ul className={styles.map} data-squares="" data-faces={hasFaces ? '' : undefined} role="list">
        {inReadingOrder(places).map((voices) => {
          const { place, residents } = voices;
          const { code, row, column } = place;
          const isLink = !isOfResidents || residents.length > 0;
          const Tile = isLink ? 'a' : 'span';
          return (
            <li
              key={code}
              data-row={row}
              data-column={column}
              data-flat={flatRows.has(row) ? '' : undefined}
            >
              <Tile
                className={styles.tile}
                data-state={squareState(voices)}
                href={isLink ? `${page}#${code}` : undefined}
              >
                {hasFaces && residents.length > 0 && <Faces people={residents} />}
                <Square code={code} count={residents.length} />
                <span className="visually-hidden">{squareName(voices, words.square)}</span>
              </Tile>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The faces of the first two residents, side by side. */
function Faces({ people }: { people: readonly SpeakerView[] }) {
  return (
    <span className={styles.faces}>
      {people.slice(0, 2).map(({ id, portrait, initials }) => (
        <Face key={id} picture={portrait} initials={initials} />
      ))}
    </span>
  );
}

/** The three states of a square in words. */
export function MapLegend({ places, words }: Pick<Props, 'places' | 'words'>) {
  const states = (['lives', 'comes', 'screen'] as const).filter((state) =>
    places.some((voices) => squareState(voices) === state),
  );
  return (
    <ul className={`row quiet gap-y-1 gap-x-5 ${styles.legend}`} role="list">
      {states.map((state) => (
        <li key={state}>
          <span className={`${styles.tile} ${styles.key}`} data-state={state} aria-hidden="true">
            <Square code="" count={state === 'lives' ? 1 : 0} />
          </span>
          {words.legend[state]}
        </li>
      ))}
    </ul>
  );
}
