import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { BookSpeaker } from './BookSpeaker.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';
import { SpeakerBios } from './SpeakerBios.tsx';
import type { SpeakerView } from './speaker.ts';
import styles from './speaker-profile.module.css';
import { TalkList } from './TalkList.tsx';
import { WorkList } from './WorkList.tsx';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  /** The booking letter with this speaker filled in. */
  bookingHref: string;
  /** The long biography, rendered. */
  children: ReactNode;
}

/** A speaker's own page (specification section 2, Speaker profile): the card at the left, the work at the right. */
export function SpeakerProfile({ page, speaker, bookingHref, children }: Props) {
  return (
    <>
      <ProfileHead speaker={speaker} />
      <Band>
        <Split columns="4-8">
          <ProfileCard page={page} speaker={speaker}>
            {children}
          </ProfileCard>
          <div className={styles.work}>
            <WorkList id="videos" title="Videos" works={speaker.videos} verb="Watch Video →" />
            <WorkList
              id="publications"
              title="Publications"
              works={speaker.publications}
              verb="Read Publication"
            />
            <TalkList talks={speaker.talks} />
            <BookSpeaker page={page} speaker={speaker} bookingHref={bookingHref} />
            <SpeakerBios speaker={speaker} lede={page.biosLede} />
          </div>
        </Split>
      </Band>
    </>
  );
}
