import type { Message } from '#site/mail/message.ts';
import type { SiteView } from '#site/site.ts';

/** A visitor found nobody and lets us look: what was searched for, one line each. */
export function findSpeakerMessage(email: SiteView['email'], search: readonly string[]): Message {
  return {
    to: email.voices,
    subject: 'Please find us a speaker',
    body: [
      'We looked for:',
      ...search,
      '',
      'Event or outlet: ',
      'Date: ',
      'How to reach us: ',
    ].join('\n'),
  };
}
