import type { ReactNode } from 'react';
import type { ClaimLedger } from '#features/evidence/claims/claim.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import { EventFacts } from './BookingFacts.tsx';
import { BookSpeaker } from './BookSpeaker.tsx';
import { PastAppearances } from './PastAppearances.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';
import { profileTabs } from './profile-tabs.ts';
import styles from './speaker-profile.module.css';
import { TalkList } from './TalkList.tsx';
import { WorkList } from './WorkList.tsx';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  ledger: ClaimLedger;
  // Slots: the checker of .astro files does not see that the route fills them.
  /** The row of `profileTabs`, made live by the route. */
  tabs?: ReactNode;
  /** `MediaNow`, made live by the route. */
  mediaNow?: ReactNode;
  /** `ShortlistToggle`, made live by the route. */
  shortlist?: ReactNode;
  /** The long biography, rendered. */
  children: ReactNode;
}

/** A speaker's own page (specification section 2, Speaker profile): the card at the left, the work at the right. */
export function SpeakerProfile(props: Props) {
  const { page, speaker, ledger, tabs, mediaNow, shortlist, children } = props;
  return (
    <>
      <ProfileHead {...{ page, speaker, mediaNow, shortlist }} />
      <Band>
        <Split columns="4-8">
          <ProfileCard page={page} speaker={speaker}>
            {children}
          </ProfileCard>
          <div className={styles.work}>
            <TabbedSections row={tabs}>
              <TabSection tab={profileTabs.videos}>
                <WorkList
                  works={speaker.videos}
                  verb="Watch Video →"
                  none={page.noVideos}
                  allSoon={page.videosSoon}
                  untilPlay={page.untilPlay}
                />
              </TabSection>
              <TabSection tab={profileTabs.publications}>
                <WorkList
                  works={speaker.publications}
                  verb="Read Publication"
                  none={page.noPublications}
                  allSoon={page.publicationsSoon}
                  untilPlay={page.untilPlay}
                />
              </TabSection>
              <TabSection tab={profileTabs.book}>
                <BookSpeaker page={page} speaker={speaker} />
              </TabSection>
            </TabbedSections>
            <TalkList speaker={speaker} words={page} ledger={ledger} />
            <EventFacts speaker={speaker} />
            <PastAppearances appearances={speaker.appearances} />
          </div>
        </Split>
      </Band>
    </>
  );
}
