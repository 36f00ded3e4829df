import type { SpeakerView } from '#features/speakers/speaker.ts';
import { VoiceBand } from '#features/speakers/VoiceBand.tsx';
import { home } from '#site/navigation.ts';
import { MediaDesk } from './MediaDesk.tsx';
import type { MediaDeskView } from './media-desk.ts';
import type { MediaPageFile } from './media-page.schema.ts';

interface Props {
  page: MediaPageFile;
  desk: MediaDeskView;
  voice: SpeakerView;
}

/** Media: how the desk helps, and one of the voices it finds (specification section 2). */
export function MediaPage({ page, desk, voice }: Props) {
  return (
    <MediaDesk page={page} crumbs={[home]} desk={desk}>
      <VoiceBand speaker={voice} />
    </MediaDesk>
  );
}
