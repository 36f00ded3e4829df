import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { MediaContact } from './media-contact.ts';
import type { MediaDeskFile } from './media-desk.schema.ts';

/** What the media pages share, as views see it: the letter written, the speakers loaded. */
export interface MediaDeskView extends Omit<MediaDeskFile, 'contact' | 'sources'> {
  /** With the next days on which the desk is closed, in words. */
  contact: MediaDeskFile['contact'] & MediaContact & { daysOff: readonly string[] };
  sources: Omit<MediaDeskFile['sources'], 'faces'> & { faces: readonly SpeakerView[] };
}
