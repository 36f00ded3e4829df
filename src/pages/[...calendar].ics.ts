import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { allEvents, partFeeds } from '#features/events/calendar-files/calendar-event.ts';
import { eventFileHref } from '#features/events/event.ts';
import { loadCalendarEvents, loadCalendarFile } from '#features/events/load-events.ts';

/** The calendar files: all events, those of one topic, region or format, and each event alone. */
export async function getStaticPaths() {
  const feeds = [allEvents, ...Object.values(partFeeds).flat()];
  const events = await loadCalendarEvents();
  return [
    ...feeds.map((feed) => calendar(feed.path, (base) => loadCalendarFile(events, base, feed))),
    ...events.map((event) =>
      calendar(eventFileHref(event.id), (base) => loadCalendarFile([event], base)),
    ),
  ];
}

function calendar(href: string, load: (base: URL) => Promise<string>) {
  return { params: { calendar: href.replace(/^\/|\.ics$/g, '') }, props: { load } };
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const { props, site, url } = context;
  const headers = { 'content-type': 'text/calendar; charset=utf-8' };
  return new Response(await props.load(site ?? url), { headers });
};
