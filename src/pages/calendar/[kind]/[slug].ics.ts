import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { calendarResponse, feedFile } from '#features/events/calendar-files/calendar-file.ts';
import { type Feed, partFeeds } from '#features/events/calendar-files/feeds.ts';
import { loadCalendarEvents } from '#features/events/calendar-files/load-calendar-events.ts';

export function getStaticPaths() {
  return Object.entries(partFeeds).flatMap(([kind, feeds]) =>
    feeds.map((feed) => ({ params: { kind, slug: feed.slug }, props: { feed } })),
  );
}

/** The events of one topic, region or format, for calendar programs. */
export async function GET({ props, site: base, url }: APIContext<{ feed: Feed }>) {
  const file = feedFile({
    feed: props.feed,
    events: await loadCalendarEvents(),
    words: await loadPage('calendarFiles'),
    siteName: (await loadPage('site')).name,
    base: base ?? url,
  });
  return calendarResponse(file);
}
