import { becomeCatalystMessage, findHealthVoiceMessage } from '#features/contact/messages.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';

/** The two letters of the exchange, as links that open a draft. */
export interface CatalystLetters {
  becomeCatalyst: string;
  findHealthVoice: string;
}

/** The network's addresses → the two letters. */
export function catalystLetters(email: SiteView['email']): CatalystLetters {
  return {
    becomeCatalyst: mailtoHref(becomeCatalystMessage(email)),
    findHealthVoice: mailtoHref(findHealthVoiceMessage(email)),
  };
}
