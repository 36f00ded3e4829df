import { loadPage } from '#content/load-page.ts';
import { loadSpeaker } from '#features/speakers/load-speakers.ts';
import { nextDaysOff } from './desk-clock/days-off.ts';
import { mediaContact } from './media-contact.ts';
import type { MediaDeskView } from './media-desk.ts';

/** What Media and Media inquiries share, ready for views. */
export async function loadMediaDesk(): Promise<MediaDeskView> {
  const desk = await loadPage('mediaDesk');
  const { email } = await loadPage('site');
  const today = new Date().toISOString().slice(0, 10);
  const faces = await Promise.all(desk.sources.faces.map((id) => loadSpeaker(id)));
  return {
    ...desk,
    contact: {
      ...desk.contact,
      ...mediaContact(email),
      daysOff: nextDaysOff(desk.contact.hours, today),
    },
    sources: { ...desk.sources, faces },
  };
}
