import { splitByDate } from '#features/events/event-time.ts';
import { barColumns, type SeriesView } from '#features/evidence/series/series.ts';
import { fillIn } from '#site/words.ts';
import type { Embed } from '#ui/embed-code/EmbedCode.tsx';
import type { EmbedsFile } from '../open-data.table.ts';

/**
 * Heights in CSS pixels that cards need at a width of 300, measured with the longest of today’s
 * entries in the browser that makes them highest (Firefox), rounded up.
 */
const heights = { speaker: 680, hazard: 1100, events: 1300 } as const;

/**
 * Heights in CSS pixels that a chart needs at a width of 300, with the longest words of today: of
 * bars on an axis, and of the words around rows and of each row.
 */
const chartHeights = { axis: 1270, words: 930, row: 92 } as const;

interface Place {
  words: EmbedsFile;
  site: string;
  base: URL | string;
}

/** Returns the frame for the card of a speaker or a hazard. */
export function entryEmbed(
  kind: 'speaker' | 'hazard',
  { id, name }: { id: string; name: string },
  { words, site, base }: Place,
): Embed {
  return {
    url: new URL(`/embed/${kind}/${id}`, base).href,
    title: fillIn(words[kind].frame, { name, site }),
    height: heights[kind],
  };
}

/** Returns the frame for the chart of a series, which is called by its title. */
export function chartEmbed(
  { id, title, chart, table }: SeriesView,
  { words, site, base }: Place,
): Embed {
  const isOnAxis = chart === 'series' || chart === 'columns';
  const parts = chart === 'staircase' ? barColumns(table).length : 1;
  const rows = table.rows.length * parts;
  return {
    url: new URL(`/embed/chart/${id}`, base).href,
    title: fillIn(words.chart.frame, { name: title, site }),
    height: isOnAxis ? chartHeights.axis : chartHeights.words + chartHeights.row * rows,
  };
}

/** Returns the frame for the list of events. */
export function eventsEmbed({ words, site, base }: Place): Embed {
  const title = fillIn(words.events.frame, { site });
  return { url: new URL('/embed/events', base).href, title, height: heights.events };
}

/** Most events that a frame has room for. */
const mostEvents = 5;

/**
 * Returns the events that are not over, the next first, at most five. Cancelled ones stay, because
 * whoever planned to come must see it.
 */
export function eventsForEmbed<Event extends { id: string; startsAt: string; endsAt: string }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return splitByDate(events, now).upcoming.slice(0, mostEvents);
}
