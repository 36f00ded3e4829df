import { splitByDate } from '#features/events/event-time.ts';
import { fillIn } from '#site/words.ts';
import type { Embed } from '#ui/embed-code/EmbedCode.tsx';
import type { EmbedsFile } from '../open-data.words.ts';

/**
 * Pixels a card needs at 300 px wide, in the largest of today’s entries and in the browser that
 * sets it longest (Firefox), rounded up.
 */
const heights = { speaker: 680, hazard: 1100, events: 1300 } as const;

interface Place {
  words: EmbedsFile;
  site: string;
  base: URL | string;
}

/** A speaker or a hazard → the frame of its card. */
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

export function eventsEmbed({ words, site, base }: Place): Embed {
  const title = fillIn(words.events.frame, { site });
  return { url: new URL('/embed/events', base).href, title, height: heights.events };
}

/** As many as a frame has room for. */
const mostEvents = 5;

/**
 * The events that are not over, the next first, five at most. A cancelled one stays: whoever
 * planned to come must see it.
 */
export function nextEvents<Event extends { id: string; startsAt: string; endsAt: string }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return splitByDate(events, now).upcoming.slice(0, mostEvents);
}
