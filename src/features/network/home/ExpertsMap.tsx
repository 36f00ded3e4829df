import type { VoiceMapView } from '#features/speakers/map/load-voice-map.ts';
import { MapLegend, VoiceMap } from '#features/speakers/map/VoiceMap.tsx';
import {
  comeAnywhere,
  hasFaces,
  shareBars,
  summaryOfMap,
} from '#features/speakers/map/voice-map.ts';
import type { VoiceMapWords } from '#features/speakers/speakers.table.ts';
import { fillIn, formatInteger } from '#site/words.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import styles from './experts-map.module.css';

interface Props {
  title: string;
  map: VoiceMapView;
  words: VoiceMapWords;
}

const mapPage = '/speakers/directory/map';

/**
 * The heading of the experts with the map of where they live: on wide screens the heading stands
 * over the empty corner of the map, and squares hold faces.
 */
export function ExpertsMap({ title, map: { country, places }, words }: Props) {
  return (
    <div className={styles.experts}>
      <div className={styles.head}>
        <SectionHead
          id="experts"
          title={title}
          lede={`${summaryOfMap(places, words)}. ${words.lede}`}
        />
      </div>
      {country && (
        <div className={styles.map}>
          <VoiceMap
            places={places}
            words={words}
            page={mapPage}
            after="after-map"
            isOfResidents
            hasFaces={hasFaces(places)}
          />
        </div>
      )}
      <div className={`stack gap-y-3 ${styles.below}`} id="after-map" data-landing="">
        {country && <Travelers places={places} words={words} />}
        {country && <MapLegend places={places} words={words} />}
        <ArrowLink href={mapPage}>{words.list.title}</ArrowLink>
      </div>
    </div>
  );
}

/** How many of the experts come to every place, a bar for each; on wide screens. */
function Travelers({ places, words }: { places: VoiceMapView['places']; words: VoiceMapWords }) {
  const { count, all } = comeAnywhere(places);
  const { width, height, full, low } = shareBars(count, all);
  return (
    <p className={styles.travelers}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={full} />
        <path d={low} />
      </svg>
      {fillIn(words.far, { count: formatInteger(count), all: formatInteger(all) })}
    </p>
  );
}
