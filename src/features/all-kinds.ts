import type { KindRow } from '#content/kind.ts';
import { communityKinds } from './community/community.table.ts';
import { eventsKinds } from './events/events.table.ts';
import { evidenceKinds } from './evidence/evidence.table.ts';
import { lettersKinds } from './letters/letters.table.ts';
import { libraryKinds } from './library/library.table.ts';
import { mediaKinds } from './media/media.table.ts';
import { networkKinds } from './network/network.table.ts';
import { openDataKinds } from './open-data/open-data.table.ts';
import { responseKinds } from './response/response.table.ts';
import { searchKinds } from './search/search.table.ts';
import { speakersKinds } from './speakers/speakers.table.ts';
import { storiesKinds } from './stories/stories.table.ts';

/**
 * The row of every kind of content of the rooms, but for the words of the pages in `all-pages.ts`.
 * Inside a group of the studio, kinds stand in this order of the rooms.
 */
export const allKinds = {
  ...speakersKinds,
  ...networkKinds,
  ...storiesKinds,
  ...mediaKinds,
  ...communityKinds,
  ...eventsKinds,
  ...libraryKinds,
  ...evidenceKinds,
  ...responseKinds,
  ...lettersKinds,
  ...searchKinds,
  ...openDataKinds,
} satisfies Record<string, KindRow>;
