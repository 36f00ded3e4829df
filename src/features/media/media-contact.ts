import { mediaMessage } from '#features/contact/messages.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';

/** Where letters from reporters go, as text and as a link with the questions we would ask. */
export interface MediaContact {
  address: string;
  href: string;
}

/** The addresses of the site → how to reach the media team. */
export function mediaContact(email: SiteView['email']): MediaContact {
  return { address: email.media, href: mailtoHref(mediaMessage(email)) };
}
