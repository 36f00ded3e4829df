/** Where the pages are that other sites may show in a frame. */
export const eventsEmbedHref = '/embed/events';

export function speakerEmbedHref(id: string): string {
  return `/embed/speaker/${id}`;
}

export function hazardEmbedHref(id: string): string {
  return `/embed/hazard/${id}`;
}
