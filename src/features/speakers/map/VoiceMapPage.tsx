import { Band } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import type { VoiceMapWords } from '../speakers.table.ts';
import type { VoiceMapView } from './load-voice-map.ts';
import { PlaceList } from './PlaceList.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { MapLegend, VoiceMap } from './VoiceMap.tsx';
import { summaryOfMap } from './voice-map.ts';
import styles from './voice-map-page.module.css';

interface Props {
  words: VoiceMapWords;
  map: VoiceMapView;
}

const afterMap = 'after-map';

/**
 * The directory as a map, below its head: the squares, the part about the place that the address
 * names, and all places as a list. Where the country has no map, that list alone, unfolded.
 */
export function VoiceMapPage({ words, map: { country, places } }: Props) {
  const list = <PlaceList places={places} words={words} />;
  return (
    <Band space="list">
      <div className={styles.view}>
        {country && (
          <div>
            <VoiceMap places={places} words={words} after={afterMap} />
          </div>
        )}
        <div className="stack gap-y-4" id={afterMap} data-landing="">
          <p className={styles.summary}>{summaryOfMap(places, words)}</p>
          {country && <MapLegend places={places} words={words} />}
          {places.map((voices) => (
            <PlacePanel key={voices.place.code} voices={voices} words={words} />
          ))}
        </div>
        <div className={styles.whole}>
          {country ? <Fold title={words.list.title}>{list}</Fold> : list}
          <p className={styles.nominate}>
            {words.nominate} <ArrowLink href="/about/how-we-select">{words.nominateLink}</ArrowLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
