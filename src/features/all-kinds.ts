import type { KindRow } from '#content/kind.ts';
import { communityKinds } from './community/community.kinds.ts';
import { eventsKinds } from './events/events.kinds.ts';
import { evidenceKinds } from './evidence/evidence.kinds.ts';
import { lettersKinds } from './letters/letters.kinds.ts';
import { libraryKinds } from './library/library.kinds.ts';
import { mediaKinds } from './media/media.kinds.ts';
import { networkKinds } from './network/network.kinds.ts';
import { openDataKinds } from './open-data/open-data.kinds.ts';
import { responseKinds } from './response/response.kinds.ts';
import { searchKinds } from './search/search.kinds.ts';
import { speakersKinds } from './speakers/speakers.kinds.ts';
import { storiesKinds } from './stories/stories.kinds.ts';

/**
 * The row of every kind of content of the rooms, but for the words of the pages that have a row in
 * `all-pages.ts`.
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
