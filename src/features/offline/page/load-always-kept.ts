import { loadPage } from '#content/load-page.ts';
import { guideHref } from '#features/response/hazards/hazard.ts';
import { loadHazards } from '#features/response/hazards/load-hazards.ts';
import { loadNow } from '#features/response/now/load-now.ts';
import { nowHref } from '#features/response/now/now.ts';

/** The pages that every visit keeps (`kept-list.ts`) with their titles, this one left out. */
export async function loadAlwaysKept(): Promise<{ href: string; label: string }[]> {
  const [now, ahora, words, hazards, guide, messages, media, inquiries, { booking }] =
    await Promise.all([
      loadNow('en'),
      loadNow('es'),
      loadPage('nowPage'),
      loadHazards(),
      loadPage('rapidResponsePage'),
      loadPage('keyMessagesPage'),
      loadPage('mediaPage'),
      loadPage('mediaInquiriesPage'),
      loadPage('contactWords'),
    ]);
  return [
    { href: nowHref('en'), label: words.en.title },
    ...now.map(({ title, href }) => ({ href, label: title })),
    { href: nowHref('es'), label: words.es.title },
    ...ahora.map(({ title, href }) => ({ href, label: title })),
    { href: guideHref, label: guide.title },
    ...hazards.map(({ name, href }) => ({ href, label: name })),
    { href: '/resources/key-messages', label: messages.title },
    { href: '/media', label: media.title },
    { href: '/media-inquiries', label: inquiries.title },
    { href: '/speakers/book', label: booking.title },
  ];
}
