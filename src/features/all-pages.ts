import { communityPages } from './community/community.table.ts';
import { eventsPages } from './events/events.table.ts';
import { evidencePages } from './evidence/evidence.table.ts';
import { lettersPages } from './letters/letters.table.ts';
import { libraryPages } from './library/library.table.ts';
import { mediaPages } from './media/media.table.ts';
import { networkPages } from './network/network.table.ts';
import { offlinePages } from './offline/offline.table.ts';
import { openDataPages } from './open-data/open-data.table.ts';
import { nowPages, responsePages } from './response/response.table.ts';
import { searchPages } from './search/search.table.ts';
import { speakersPages } from './speakers/speakers.table.ts';
import { storiesPages } from './stories/stories.table.ts';

/**
 * The row of every page that is not made from an entry. Inside a section of the map, pages stand in
 * this order of the rooms, after the one that leads it.
 */
export const allPages = {
  ...networkPages,
  ...speakersPages,
  ...storiesPages,
  ...responsePages,
  ...nowPages,
  ...eventsPages,
  ...libraryPages,
  ...communityPages,
  ...evidencePages,
  ...openDataPages,
  ...mediaPages,
  ...offlinePages,
  ...lettersPages,
  ...searchPages,
};

export type PageKey = keyof typeof allPages;
