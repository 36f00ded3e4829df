import type { SpeakerView } from '#features/speakers/speaker.ts';
import { VoiceBand } from '#features/speakers/VoiceBand.tsx';
import { home } from '#site/navigation.ts';
import { MediaDesk } from './MediaDesk.tsx';
import type { MediaContact } from './media-contact.ts';
import type { MediaDeskFile } from './media-desk.schema.ts';
import type { MediaPageFile } from './media-page.schema.ts';

interface Props {
  page: MediaPageFile;
  desk: MediaDeskFile;
  contact: MediaContact;
  voice: SpeakerView;
}

/** Media: how the desk helps, and one of the voices it finds (specification section 2). */
export function MediaPage({ page, desk, contact, voice }: Props) {
  return (
    <MediaDesk page={page} crumbs={[home]} desk={desk} contact={contact}>
      <VoiceBand speaker={voice} />
    </MediaDesk>
  );
}
