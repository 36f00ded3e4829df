import { allEvents } from '#features/events/calendar-files/feeds.ts';
import { changesHref } from '#features/evidence/changes/changes-feed.ts';
import { libraryFeedHref } from '#features/library/resource.ts';
import { feedHrefs } from '#features/stories/podcast/stories-feed.ts';
import { sitemapHref } from '#site/site.ts';

/** Everything that can be followed, in the order of the page. */
export const followed = [
  { name: 'stories', href: feedHrefs.stories },
  { name: 'podcast', href: feedHrefs.podcast },
  { name: 'evidence', href: changesHref },
  { name: 'library', href: libraryFeedHref },
  { name: 'calendar', href: allEvents.path },
  { name: 'map', href: sitemapHref },
] as const;
