import type { EventView } from '#features/events/event.ts';

/** What the dialog says of an event beyond its entry. */
export interface EventDetails
  extends Pick<EventView, 'summary' | 'howToJoin' | 'access' | 'speakers'> {
  /** Paragraphs of plain text. */
  description: readonly string[];
  /** The host's own page. */
  link?: string | undefined;
}

/** A view and the plain text of its description → what its dialog shows. */
export function detailsOf(event: EventView, description: string): EventDetails {
  const { summary, howToJoin, access, speakers, link } = event;
  return { summary, howToJoin, access, speakers, link, description: description.split(/\n+/) };
}
