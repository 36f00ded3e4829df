import { fetchRecords } from '#features/speakers/shortlist/speaker-records.ts';
import { useLoaded } from '#site/use-loaded.ts';

/** Returns the published speakers by id, once `load` was called and they have arrived. */
export function useSpeakerRecords() {
  return useLoaded(fetchRecords);
}
