import type { ReactNode } from 'react';
import type { ClaimLedger } from '#features/evidence/claims/claim.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { deadlineHref, type SpeakerView } from '#features/speakers/speaker.ts';
import { fillIn, formatList } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import type { Tab } from '#ui/tabs/tabs.ts';
import type { ProfilePageFile } from '../speakers.words.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { BookSpeaker, ProfileHead } from './ProfileHead.tsx';
import styles from './profile.module.css';
import { TalkList } from './TalkList.tsx';
import { WorkList } from './WorkList.tsx';

/** The tabs on the right of a profile; the first is selected at first (specification section 2, Speaker profile). */
export const profileTabs = {
  videos: { id: 'videos', label: 'Videos' },
  publications: { id: 'publications', label: 'Publications' },
  book: { id: 'book', label: 'Book this Speaker' },
} as const satisfies Record<string, Tab>;

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  ledger: ClaimLedger;
  // Slots, optional because the type checker of .astro files does not see that the route fills them.
  /** The row of `profileTabs`, an island. */
  tabs?: ReactNode;
  /** `MediaNow`, an island. */
  mediaNow?: ReactNode;
  shortlist?: ReactNode;
  /** The long biography, rendered. */
  children: ReactNode;
}

/** A speaker's page (specification section 2, Speaker profile): the card on the left, the works on the right. */
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
          <div className="stack rows-7">
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
            <section className={styles.eventFacts} aria-labelledby="at-a-glance">
              <h2 id="at-a-glance">At a glance</h2>
              <FactList>
                <BookingFacts speaker={speaker} />
              </FactList>
            </section>
            <PastAppearances appearances={speaker.appearances} />
          </div>
        </Split>
      </Band>
    </>
  );
}

/** The left card: biography, profiles on other sites, media readiness. */
function ProfileCard({ page, speaker, children }: Pick<Props, 'page' | 'speaker' | 'children'>) {
  return (
    <div className={`stack rows-4 ${styles.card}`}>
      <p className={`quiet ${styles.stripes}`}>{page.stripes}</p>
      <h2 id="about" tabIndex={-1}>
        About
      </h2>
      <Prose>{children}</Prose>
      {speaker.social.length > 0 && (
        <div className={styles.profiles}>
          <FactList>
            {speaker.social.map(({ platform, url }) => (
              <Fact key={platform} term={platform}>
                <OfferedLink href={url}>Profile of {speaker.name}</OfferedLink>
              </Fact>
            ))}
          </FactList>
        </div>
      )}
      <MediaReadiness page={page} speaker={speaker} />
    </div>
  );
}

/** What a reporter plans with: media hours, notice, languages on air, and the link to the media team. */
function MediaReadiness({ page, speaker }: Pick<Props, 'page' | 'speaker'>) {
  const { id, shortName, media, requests } = speaker;
  const isOpen = requests === 'open';
  return (
    <section className="stack rows-4" aria-labelledby="for-the-media">
      <h3 id="for-the-media" tabIndex={-1}>
        For the media
      </h3>
      {!isOpen && <strong>{page.pausedTitle}</strong>}
      <FactList>
        <Fact term="Hours">{mediaHours(media)}</Fact>
        <Fact term="Notice">{media.leadTime}</Fact>
        <Fact term="Languages on air">{formatList(media.languages)}</Fact>
      </FactList>
      <Small>{page.mediaLede}</Small>
      <ArrowLink href={isOpen ? deadlineHref({ speaker: id }) : '/media-inquiries'}>
        {isOpen ? fillIn(page.mediaAsk, { name: shortName }) : page.mediaMore}
      </ArrowLink>
    </section>
  );
}

function PastAppearances({ appearances }: Pick<SpeakerView, 'appearances'>) {
  if (appearances.length === 0) return null;
  return (
    <section aria-labelledby="past-appearances">
      <h2 className={styles.heading} id="past-appearances">
        Past appearances
      </h2>
      <ul className={styles.appearances} role="list">
        {appearances.map(({ what, where, year }) => (
          <li key={what} className={`stack cols-5 ${styles.appearance}`}>
            <p>
              {what}, <span className="quiet">{where}</span>
            </p>
            <p className="quiet">{year}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
