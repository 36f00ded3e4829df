import { getEntry } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { byFamilyName } from '#site/person-name.ts';
import { homes } from '#site/states.ts';
import type { MapPlace } from './map.schema.ts';
import { type PlaceVoices, voicesByPlace } from './voice-map.ts';

/** The places of the country with their people. */
export interface VoiceMapView {
  /** The country; undefined where `site.yaml` names no map, so that only lists stand. */
  country: string | undefined;
  /** By the names of the places. Without a map, those alone in which somebody lives. */
  places: readonly PlaceVoices<SpeakerView>[];
}

/** Loads the map that `site.yaml` names, with every speaker on it; once a build. */
export const loadVoiceMap = loadOnce(async (): Promise<VoiceMapView> => {
  const { map } = await loadPage('site');
  const people = byFamilyName(await loadSpeakers());
  const file = map && (await getEntry('maps', map));
  if (file) {
    const { name, places } = file.data;
    return { country: name, places: voicesByPlace(inOrder(places), people) };
  }
  const places = [...homes].map(([code, { state, region }]) => ({
    code,
    name: state,
    region,
    row: 0,
    column: 0,
  }));
  const inhabited = voicesByPlace(inOrder(places), people).filter(
    ({ residents }) => residents.length > 0,
  );
  return { country: undefined, places: inhabited };
});

function inOrder(places: readonly MapPlace[]): MapPlace[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
