import type { APIContext } from 'astro';
import { type Feed, partFeeds } from '#features/events/calendar-files/calendar-event.ts';
import { calendarResponse } from '#features/events/calendar-files/calendar-file.ts';
import { loadFeedFile } from '#features/events/load-events.ts';

export function getStaticPaths() {
  return Object.entries(partFeeds).flatMap(([kind, feeds]) =>
    feeds.map((feed) => ({ params: { kind, slug: feed.slug }, props: { feed } })),
  );
}

/** The events of one topic, region or format, for calendar programs. */
export async function GET({ props, site: base, url }: APIContext<{ feed: Feed }>) {
  return calendarResponse(await loadFeedFile(props.feed, base ?? url));
}
