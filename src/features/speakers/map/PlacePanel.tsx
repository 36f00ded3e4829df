import { fillIn } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { portraitOf, type SpeakerView, travelLabels } from '../speaker.ts';
import type { VoiceMapWords } from '../speakers.table.ts';
import { Face } from './Face.tsx';
import styles from './place-panel.module.css';
import { Square } from './Square.tsx';
import mapStyles from './voice-map.module.css';
import { countInWords, nearestGuests, type PlaceVoices, squareState } from './voice-map.ts';
import { comesTo } from './who-comes.ts';

interface Props {
  voices: PlaceVoices<SpeakerView>;
  words: VoiceMapWords;
}

/** People who are named where nobody lives, and beside those who do. */
const nearestCount = { alone: 6, beside: 3 };

/**
 * The part about one place, shown when the address names it: three numbers, who lives there, who of
 * those who can come lives nearest, and ways to the directory.
 */
export function PlacePanel({ voices, words }: Props) {
  const { place, residents, guests, onScreen } = voices;
  const { panel } = words;
  const isEmpty = residents.length === 0;
  const nearest = nearestGuests(voices, isEmpty ? nearestCount.alone : nearestCount.beside);
  const heading = `${place.code}-name`;
  return (
    <section className={styles.panel} id={place.code} aria-labelledby={heading} data-landing="">
      <div className="cluster gap-x-4">
        <span className={`${mapStyles.tile} ${mapStyles.alone}`} data-state={squareState(voices)}>
          <Square code={place.code} count={residents.length} />
        </span>
        <h2 className={styles.name} id={heading}>
          {place.name}
        </h2>
      </div>
      <dl className={styles.numbers}>
        <Count term={panel.livesHere} count={residents.length} />
        <Count term={panel.canCome} count={guests.length} />
        <Count term={panel.byScreen} count={onScreen} />
      </dl>
      {isEmpty && <p className="semibold">{fillIn(panel.nobody, { place: place.name })}</p>}
      {!isEmpty && (
        <ul className={`stack gap-y-4 gap-x-gutter ${styles.residents}`} role="list">
          {residents.map((speaker) => (
            <Resident key={speaker.id} speaker={speaker} />
          ))}
        </ul>
      )}
      {nearest.length > 0 && (
        <div className="stack gap-y-2">
          <h3 className={styles.nearest}>{fillIn(panel.nearest, { place: place.name })}</h3>
          <ul className={styles.people} role="list">
            {nearest.map(({ id, href, name, basedIn, portrait, initials }) => (
              <li key={id}>
                <a className={styles.person} href={href}>
                  <Face picture={portrait} initials={initials} />
                  <span>
                    {name} <span className="quiet small">{basedIn}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DirectoryLinks voices={voices} words={words} />
    </section>
  );
}

function Count({ term, count }: { term: string; count: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function Resident({ speaker }: { speaker: SpeakerView }) {
  const { href, name, title, basedIn, travels } = speaker;
  return (
    <li className={styles.resident}>
      <Portrait {...portraitOf(speaker)} shape="square" />
      <div>
        <h3>
          <a className="target" href={href}>
            {name}
          </a>
        </h3>
        <p>{[title, basedIn].filter(Boolean).join(', ')}</p>
        <p className="quiet small">{travels && travelLabels[travels]}</p>
      </div>
    </li>
  );
}

/** Links to the directory with the filters that find who is heard here, in person or by screen. */
function DirectoryLinks({ voices: { place, residents, guests, onScreen }, words }: Props) {
  const present = residents.filter((speaker) => comesTo(speaker, place)).length + guests.length;
  const everybody = fillIn(countInWords(present, words.panel.everybody), { place: place.name });
  const here = new URLSearchParams({ comes: place.name });
  return (
    <p className="row gap-x-6">
      {present > 0 && <ArrowLink href={`/speakers/directory?${here}`}>{everybody}</ArrowLink>}
      {onScreen > 0 && (
        <ArrowLink href="/speakers/directory?format=virtual&format=hybrid">
          {words.panel.onScreen}
        </ArrowLink>
      )}
    </p>
  );
}
