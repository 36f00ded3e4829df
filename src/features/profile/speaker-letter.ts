import { findSpeakerMessage } from '#features/contact/find-speaker-message.ts';
import { bookingMessage } from '#features/contact/messages.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { Message } from '#site/mail/message.ts';
import type { SiteView } from '#site/site.ts';

type Asked = Pick<SpeakerView, 'name' | 'expertise' | 'requests'>;

/** The letter that a profile starts: a booking, or, while the speaker takes no requests, the search for someone similar. */
export function speakerLetter(email: SiteView['email'], speaker: Asked): Message {
  if (speaker.requests === 'open') return bookingMessage(email, speaker.name);
  return findSpeakerMessage(email, [
    `Someone like ${speaker.name}`,
    `Topics: ${speaker.expertise.join(', ')}`,
  ]);
}
