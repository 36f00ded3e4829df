import type { SpeakerView } from '../speaker.ts';
import type { VoiceMapWords } from '../speakers.table.ts';
import type { VoiceMapView } from './load-voice-map.ts';
import styles from './voice-map.module.css';
import { inReadingOrder, reachInWords, squareState, voicesByPlace } from './voice-map.ts';

interface Props {
  speaker: SpeakerView;
  map: VoiceMapView;
  words: VoiceMapWords['small'];
}

/**
 * Where a speaker can come to, as a small map in words and squares, without links: home is filled,
 * a place within reach has a ground, the others have letters alone. Nothing where the country has
 * no map.
 */
export function ReachMap({ speaker, map: { country, places }, words }: Props) {
  if (!country) return null;
  const grid = places.map(({ place }) => place);
  const reach = reachInWords(speaker, { country, places: grid }, words);
  return (
    <div className="stack gap-y-3">
      <p>
        <b>{words.title}</b>
        <br />
        <span className="quiet">{reach}</span>
      </p>
      <div
        className={`${styles.map} ${styles.small}`}
        role="img"
        aria-label={`${words.title}: ${reach}`}
      >
        {inReadingOrder(voicesByPlace(grid, [speaker])).map((voices) => (
          <div
            key={voices.place.code}
            data-row={voices.place.row}
            data-column={voices.place.column}
          >
            <span className={styles.tile} data-state={squareState(voices)}>
              <b>{voices.place.code}</b>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
