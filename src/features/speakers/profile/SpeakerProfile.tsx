import type { ReactNode } from 'react';
import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { type ClaimLedger, claimIn } from '#features/evidence/claims/claim.ts';
import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { fold } from '#site/search/fold.ts';
import { siteFacts } from '#site/site-facts.ts';
import { fillIn, formatList, lowerFirst } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { OfferedLink } from '#ui/external-link/ExternalLink.tsx';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { TabbedSections, TabSection } from '#ui/tabs/TabbedSections.tsx';
import type { Tab } from '#ui/tabs/tabs.ts';
import { mediaHours } from '../media-hours.ts';
import { askHref, deadlineHref, type SpeakerView } from '../speaker.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import { BookingFacts, hasBookingFacts } from './BookingFacts.tsx';
import { BookSpeaker, ProfileHead } from './ProfileHead.tsx';
import styles from './profile.module.css';
import type { Similar } from './SimilarSpeakers.tsx';
import { TalkMinutes } from './TalkMinutes.tsx';
import { WorkList } from './WorkList.tsx';

/**
 * The tabs on the right of a profile; the first is selected when the page opens (specification
 * section 2, Speaker profile).
 */
export const profileTabs = {
  videos: { id: 'videos', label: 'Videos' },
  publications: { id: 'publications', label: 'Publications' },
  book: { id: 'book', label: 'Book this Speaker' },
} as const satisfies Record<string, Tab>;

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  ledger: ClaimLedger;
  /** Speakers like this one, best first. */
  similar: readonly Similar[];
  // Slots, optional because the type checker of .astro files does not see that the route fills
  // them.
  /** The row of `profileTabs`, an island. */
  tabs?: ReactNode;
  /** `MediaNow`, an island. */
  mediaNow?: ReactNode;
  /** `ReachMap`. */
  reach?: ReactNode;
  /** `ShortlistToggle`, an island. */
  shortlist?: ReactNode;
  /** The long biography, rendered. */
  children: ReactNode;
}

/**
 * A speaker's page (specification section 2, Speaker profile): the card on the left, the works on
 * the right.
 */
export function SpeakerProfile(props: Props) {
  const { page, speaker, ledger, similar, tabs, mediaNow, reach, shortlist, children } = props;
  return (
    <>
      <ProfileHead
        page={page}
        speaker={speaker}
        similar={similar}
        mediaNow={mediaNow}
        shortlist={shortlist}
      />
      <Band>
        <Split columns="4-8">
          <ProfileCard page={page} speaker={speaker}>
            {children}
          </ProfileCard>
          <div className="stack gap-y-7">
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
            <TalkList page={page} speaker={speaker} ledger={ledger} />
            {hasBookingFacts(speaker) && (
              <section className={styles.eventFacts} aria-labelledby="at-a-glance">
                <h2 id="at-a-glance">At a glance</h2>
                <FactList>
                  <BookingFacts speaker={speaker} />
                </FactList>
                {reach}
              </section>
            )}
            <PastAppearances appearances={speaker.appearances} />
          </div>
        </Split>
      </Band>
    </>
  );
}

function ProfileCard({ page, speaker, children }: Pick<Props, 'page' | 'speaker' | 'children'>) {
  return (
    <div className={`stack gap-y-4 ${styles.card}`}>
      <h2 id="about" data-landing="">
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

/**
 * The facts with which a reporter plans: media hours, notice, languages on air, and the link to the
 * media team.
 */
function MediaReadiness({ page, speaker }: Pick<Props, 'page' | 'speaker'>) {
  const { shortName, media, requests, expertise } = speaker;
  const { phone } = siteFacts.desk;
  const isOpen = requests === 'open';
  const finderHref = deadlineHref({ topic: expertise[0] });
  return (
    <section className="stack gap-y-4" aria-labelledby="for-the-media">
      <h3 id="for-the-media" data-landing="">
        For the media
      </h3>
      {!isOpen && <strong>{page.pausedTitle}</strong>}
      {media && (
        <FactList>
          <Fact term="Hours">{mediaHours(media)}</Fact>
          <Fact term="Notice">{media.leadTime}</Fact>
          <Fact term="Languages on air">{formatList(media.languages)}</Fact>
        </FactList>
      )}
      {media && <Small>{page.mediaLede}</Small>}
      <ArrowLink href={isOpen ? askHref(speaker) : '/media-inquiries'}>
        {isOpen ? fillIn(page.mediaAsk, { name: shortName }) : page.mediaMore}
      </ArrowLink>
      <p className="row small semibold gap-x-5">
        {finderHref && (
          <a className="target" href={isOpen ? askHref(speaker) : finderHref}>
            {page.mediaDeadline}
          </a>
        )}
        {phone && (
          <a className="target" href={`tel:${phone}`}>
            {fillIn(page.mediaCall, { phone })}
          </a>
        )}
      </p>
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
          <li key={what} className={`stack gap-x-5 ${styles.appearance}`}>
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

/**
 * The talks on offer; nothing while there are none. Each has an anchor and a link that opens the
 * booking with the talk filled in.
 */
function TalkList({ page, speaker, ledger }: Pick<Props, 'page' | 'speaker' | 'ledger'>) {
  if (speaker.talks.length === 0) return null;
  return (
    <section aria-labelledby="talks">
      <h2 className={styles.heading} id="talks" data-landing="">
        Talks
      </h2>
      <ul className={styles.talks} role="list">
        {speaker.talks.map(({ title, abstract, minutes, audience, claims }) => (
          <li key={title} className={`stack gap-y-2 ${styles.talk}`} id={talkAnchor(title)}>
            <h3>{title}</h3>
            <p>{abstract}</p>
            {claims && (
              <details className={styles.figures}>
                <summary className="target small semibold">
                  {page.talkFigures}
                  <span className="visually-hidden">: {title}</span>
                </summary>
                {claims.map((id) => (
                  <ClaimFigure key={id} claim={claimIn(ledger, id)} />
                ))}
              </details>
            )}
            <TalkMinutes minutes={minutes} />
            <div className="cluster apart gap-x-5">
              <p className="quiet small">{talkSummary({ minutes, audience })}</p>
              {speaker.requests === 'open' && (
                <a
                  className="target small semibold"
                  {...letterLink(booking, { speaker: `${speaker.name}: ${title}` })}
                >
                  {page.askForTalk}
                  <span className="visually-hidden">{`: ${speaker.name}: ${title}`}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the fragment of a talk: `talk-what-the-heat-ward-taught-me` for `What the heat ward
 * taught me`.
 */
export function talkAnchor(title: string): string {
  const words =
    fold(title)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return ['talk', ...words].join('-');
}

/**
 * Returns the lengths and the audience of a talk in words: `20 or 45 minutes. For clinic staff.`
 */
export function talkSummary(talk: Pick<SpeakerView['talks'][number], 'minutes' | 'audience'>) {
  // `15, 30, 60` becomes `15, 30 or 60`.
  const lengths = talk.minutes.join(', ').replace(/, (?=\d+$)/, ' or ');
  return `${lengths} minutes. For ${lowerFirst(talk.audience).replace(/\.$/, '')}.`;
}
