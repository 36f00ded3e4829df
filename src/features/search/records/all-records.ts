import { claimRecords } from './claim-records.ts';
import { eventRecords } from './event-records.ts';
import { hazardRecords } from './hazard-records.ts';
import { pageRecords } from './page-records.ts';
import { resourceRecords } from './resource-records.ts';
import type { SearchRecord } from './search-record.ts';
import type { Source } from './source.ts';
import { speakerRecords } from './speaker-records.ts';
import { storyRecords } from './story-records.ts';

/** Everything that can be found on the site. */
export function allRecords(source: Source): SearchRecord[] {
  return [
    ...speakerRecords(source),
    ...storyRecords(source),
    ...hazardRecords(source),
    ...claimRecords(source),
    ...resourceRecords(source),
    ...eventRecords(source),
    ...pageRecords(source),
  ];
}
