import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { SiteView } from '#site/site.ts';
import type { MediaDeskFile } from './media-desk.schema.ts';

/** What the media pages share, as views see it: the letter written, the speakers loaded. */
export interface MediaDeskView extends Omit<MediaDeskFile, 'contact' | 'sources'> {
  /** With the address, the desk’s number and hours, and the next days on which it is closed, in words. */
  contact: MediaDeskFile['contact'] &
    SiteView['desk'] & { address: string; daysOff: readonly string[] };
  sources: Omit<MediaDeskFile['sources'], 'faces'> & { faces: readonly SpeakerView[] };
}
