import { loadPage } from '#content/load-page.ts';
import { loadSpeaker } from '#features/speakers/load-speakers.ts';
import { nextDaysOff } from './desk-clock/days-off.ts';
import type { MediaDeskView } from './media-desk.ts';

/** What Media and Media inquiries share, ready for views. */
export async function loadMediaDesk(): Promise<MediaDeskView> {
  const desk = await loadPage('mediaDesk');
  const site = await loadPage('site');
  const today = new Date().toISOString().slice(0, 10);
  const faces = await Promise.all(desk.sources.faces.map((id) => loadSpeaker(id)));
  return {
    ...desk,
    contact: {
      ...desk.contact,
      ...{ address: site.email.media, ...site.desk },
      daysOff: nextDaysOff(site.desk.hours, today),
    },
    sources: { ...desk.sources, faces },
  };
}
