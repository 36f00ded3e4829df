import { cutPlace } from '#site/cut-text.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** An event for a web calendar. Start and end are wall times in its zone. */
export interface ProviderEvent
  extends Pick<CalendarEvent, 'title' | 'start' | 'end' | 'zone' | 'location'> {
  /** Paragraphs; one of them names the hours and their zone. */
  text: readonly string[];
  /** The page of the event; it comes last and is never cut. */
  url: string;
}

/** The web calendars, in the order shown. */
export const providers = ['google', 'outlook', 'microsoft365', 'yahoo'] as const;
export type Provider = (typeof providers)[number];

/** Limits in characters, because sites and proxies cut or refuse addresses longer than 2,000. */
const lineLimit = 120;
const textLimit = 800;

/**
 * Returns the links that open a web calendar with an event filled in. Google takes wall times with
 * their zone; the others take instants without a zone, so the text names it. Microsoft reads `+` as
 * a plus, so spaces are `%20`. The parameters are those of
 * github.com/InteractionDesignFoundation/add-event-to-calendar-docs; the companies document none.
 */
export function providerLinks(event: ProviderEvent): Record<Provider, string> {
  const { start, end, zone } = event;
  const title = shortText(event.title, lineLimit);
  const location = shortText(event.location, lineLimit);
  const body = `${shortText(event.text.join('\n\n'), textLimit)}\n\n${event.url}`;
  const from = instantOf(start, zone);
  const to = instantOf(end, zone);
  const microsoft = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: from,
    enddt: to,
    allday: 'false',
    location,
    body,
  };
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(`${start}:00`)}/${compact(`${end}:00`)}`,
      ctz: zone,
      location,
      details: body,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', microsoft),
    microsoft365: address('https://outlook.office.com/calendar/0/deeplink/compose', microsoft),
    yahoo: address('https://calendar.yahoo.com/', {
      v: '60',
      title,
      st: compact(from),
      et: compact(to),
      in_loc: location,
      desc: body,
    }),
  };
}

/**
 * The links that subscribe a web calendar to a feed. Yahoo takes no address from a link: there the
 * visitor pastes it. Google needs the `webcal:` address, because it takes an `https:` one for the
 * id of a Google calendar.
 */
export function subscribeLinks(feed: { address: string; webcal: string; name: string }) {
  const microsoft = { url: feed.address, name: feed.name };
  return {
    google: address('https://calendar.google.com/calendar/r', { cid: feed.webcal }),
    outlook: address('https://outlook.live.com/calendar/0/addfromweb', microsoft),
    microsoft365: address('https://outlook.office.com/calendar/0/addfromweb', microsoft),
    yahoo: 'https://calendar.yahoo.com/',
  } satisfies Record<Provider, string>;
}

/** Returns `20261210T180000Z` for `2026-12-10T18:00:00Z`. */
function compact(moment: string): string {
  return moment.replace(/[-:]/g, '');
}

function address(base: string, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${base}?${parts.join('&')}`;
}

/**
 * Shortens a text to at most `limit` code points. It is cut at a space outside of numbers if there
 * is one in the last quarter, and ends with `…`.
 */
export function shortText(text: string, limit: number): string {
  const letters = [...text];
  if (letters.length <= limit) return text;
  const cut = letters.slice(0, limit - 1).join('');
  const place = cutPlace(text, cut.length);
  const isNear = place > cut.length * 0.75 && place <= cut.length;
  return `${(isNear ? cut.slice(0, place) : cut).trimEnd()}…`;
}
