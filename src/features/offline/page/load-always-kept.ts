import { loadPage } from '#content/load-page.ts';
import { guideHref } from '#features/response/hazards/hazard.ts';
import { loadHazards } from '#features/response/hazards/load-hazards.ts';
import { loadNow } from '#features/response/now/load-now.ts';
import { nowHref } from '#features/response/now/now.ts';

/**
 * Loads the pages that every visit keeps (`write-worker.ts`) with their titles, `/offline` left
 * out.
 */
export async function loadAlwaysKept(): Promise<{ href: string; label: string }[]> {
  const { en, es } = await loadPage('nowPage');
  const { booking } = await loadPage('contactWords');
  return [
    { href: nowHref('en'), label: en.title },
    ...(await loadNow('en')).map(({ title, href }) => ({ href, label: title })),
    { href: nowHref('es'), label: es.title },
    ...(await loadNow('es')).map(({ title, href }) => ({ href, label: title })),
    { href: guideHref, label: (await loadPage('rapidResponsePage')).title },
    ...(await loadHazards()).map(({ name, href }) => ({ href, label: name })),
    { href: '/resources/key-messages', label: (await loadPage('keyMessagesPage')).title },
    { href: '/media', label: (await loadPage('mediaPage')).title },
    { href: '/media-inquiries', label: (await loadPage('mediaInquiriesPage')).title },
    { href: '/speakers/book', label: booking.title },
  ];
}
