import { loadPage } from '#content/load-page.ts';
import { type PaperSource, paperSource } from './paper-source.ts';

/** The words of the papers, from the files of the toolkit. */
export async function loadPapers(): Promise<PaperSource> {
  return paperSource({
    page: await loadPage('papersPage'),
    flyer: await loadPage('eventFlyer'),
    signage: await loadPage('signagePack'),
    invitations: await loadPage('emailInvitations'),
    checklist: await loadPage('checklist'),
    who: (await loadPage('plannerPage')).who,
  });
}
