import { fillIn } from '#site/fill-in.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { calendarFile } from './calendar-file.ts';
import type { CalendarFilesWords } from './calendar-files.schema.ts';
import type { Feed } from './feeds.ts';

interface FeedParts {
  feed: Feed;
  events: readonly CalendarEvent[];
  words: CalendarFilesWords;
  base: URL;
  siteName: string;
}

/** A feed → its file: the events that belong to it, past ones too, so that nothing vanishes from a calendar. */
export function feedFile({ feed, events, words, base, siteName }: FeedParts): string {
  const { all, part, description, everything } = words.feeds;
  return calendarFile({
    events: events.filter(feed.has),
    words: words.text,
    base,
    siteName,
    feed: {
      name: fillIn(feed.kind ? part : all, { site: siteName, part: feed.label }),
      description: fillIn(description, { part: feed.label || everything }),
      path: feed.path,
    },
  });
}
