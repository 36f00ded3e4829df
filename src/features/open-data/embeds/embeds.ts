import { splitByDate } from '#features/events/event-time.ts';
import type { HazardView } from '#features/response/hazards/hazard.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fillIn } from '#site/words.ts';
import type { Embed } from '#ui/embed-code/EmbedCode.tsx';
import type { EmbedsFile } from './embeds.schema.ts';

/** Where the pages are that other sites may show in a frame. */
const eventsEmbedHref = '/embed/events';

function speakerEmbedHref(id: string): string {
  return `/embed/speaker/${id}`;
}

function hazardEmbedHref(id: string): string {
  return `/embed/hazard/${id}`;
}

/** Pixels a card needs at 300 px wide, in the largest of today’s entries and in the browser that sets it longest (Firefox), rounded up. */
const heights = { speaker: 680, hazard: 1100, events: 1300 } as const;

interface Place {
  words: EmbedsFile;
  /** Name of the site, and where it is. */
  site: string;
  base: URL | string;
}

/** The card of a speaker. */
export function speakerEmbed(
  { id, name }: Pick<SpeakerView, 'id' | 'name'>,
  { words, site, base }: Place,
): Embed {
  const title = fillIn(words.speaker.frame, { name, site });
  return { url: new URL(speakerEmbedHref(id), base).href, title, height: heights.speaker };
}

/** The card of a hazard. */
export function hazardEmbed(
  { id, name }: Pick<HazardView, 'id' | 'name'>,
  { words, site, base }: Place,
): Embed {
  const title = fillIn(words.hazard.frame, { name, site });
  return { url: new URL(hazardEmbedHref(id), base).href, title, height: heights.hazard };
}

/** The list of the next events. */
export function eventsEmbed({ words, site, base }: Place): Embed {
  const title = fillIn(words.events.frame, { site });
  return { url: new URL(eventsEmbedHref, base).href, title, height: heights.events };
}

/** As many as a frame has room for. */
const mostEvents = 5;

/** The events that are not over, the next first, five at most. A cancelled one stays: whoever planned to come must see it. */
export function nextEvents<Event extends { startsAt: string; endsAt: string }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return splitByDate(events, now).upcoming.slice(0, mostEvents);
}
