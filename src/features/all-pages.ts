import { communityPages } from './community/community.pages.ts';
import { eventsPages } from './events/events.pages.ts';
import { evidencePages } from './evidence/evidence.pages.ts';
import { lettersPages } from './letters/letters.pages.ts';
import { libraryPages } from './library/library.pages.ts';
import { mediaPages } from './media/media.pages.ts';
import { networkPages } from './network/network.pages.ts';
import { offlinePages } from './offline/offline.pages.ts';
import { openDataPages } from './open-data/open-data.pages.ts';
import { nowPages, responsePages } from './response/response.pages.ts';
import { searchPages } from './search/search.pages.ts';
import { speakersPages } from './speakers/speakers.pages.ts';
import { storiesPages } from './stories/stories.pages.ts';

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
