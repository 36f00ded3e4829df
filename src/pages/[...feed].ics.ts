import type { APIContext } from 'astro';
import { calendarResponse } from '#features/events/calendar-files/calendar-file.ts';
import { allEvents, type Feed, partFeeds } from '#features/events/calendar-files/feeds.ts';
import { loadFeedFile } from '#features/events/load-events.ts';

export function getStaticPaths() {
  const feeds = [allEvents, ...Object.values(partFeeds).flat()];
  return feeds.map((feed) => ({
    params: { feed: feed.path.replace(/^\/|\.ics$/g, '') },
    props: { feed },
  }));
}

/** All events, or those of one topic, region or format, for calendar programs. */
export async function GET({ props, site: base, url }: APIContext<{ feed: Feed }>) {
  return calendarResponse(await loadFeedFile(props.feed, base ?? url));
}
