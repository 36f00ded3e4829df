import { shortDraft, webMailHref, webMails } from '#site/mail/drafts.ts';
import { type Message, mailtoLink } from '#site/mail/mailto.ts';

/** One way to send: the device's mail program or a web-mail service. */
export interface WayToSend {
  id: string;
  name: string;
  href: string;
  /** A web-mail service opens in a new tab. */
  newTab: boolean;
}

/** The ways to send one letter, and whether the text must be copied because no link can carry it. */
export interface WaysToSend {
  ways: readonly WayToSend[];
  copyFirst: boolean;
}

export const mailAppId = 'mail-app';

/**
 * The ways to send a letter, the one chosen last first; on a phone the mail program is always first.
 * Above the length every program takes, all of them open a short draft that says where to paste.
 */
export function waysToSend(
  message: Message,
  { last, isPhone, mailApp }: { last: string | undefined; isPhone: boolean; mailApp: string },
): WaysToSend {
  const { fits } = mailtoLink(message);
  const draft = fits ? message : shortDraft(message);
  const ways = [
    { id: mailAppId, name: mailApp, href: mailtoLink(draft).href, newTab: false },
    ...webMails.map((service) => ({
      id: service.id,
      name: service.name,
      href: webMailHref(service, draft),
      newTab: true,
    })),
  ];
  const first = isPhone ? mailAppId : last;
  return {
    ways: ways.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)),
    copyFirst: !fits,
  };
}
