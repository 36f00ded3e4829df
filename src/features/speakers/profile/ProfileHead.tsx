import type { ReactNode } from 'react';
import { BookingPageLink } from '#features/letters/BookingPage.tsx';
import { booking } from '#features/letters/definitions/booking.ts';
import { findSpeaker } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { home, sections } from '#site/navigation.ts';
import { inLine } from '#site/words.ts';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { Lede } from '#ui/lede/Lede.tsx';
import { Breadcrumb } from '#ui/page-head/PageHead.tsx';
import { PageNav } from '#ui/page-nav/PageNav.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { Quote } from '#ui/quote/Quote.tsx';
import { Tag, TagList } from '#ui/tag/Tag.tsx';
import { askHref, portraitOf, type SpeakerView } from '../speaker.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import { HeadFacts } from './BookingFacts.tsx';
import styles from './profile-head.module.css';
import { SimilarInstead } from './SimilarInstead.tsx';
import type { Similar } from './SimilarSpeakers.tsx';
import { YearsLine } from './YearsLine.tsx';

/** The sections further down the page that a reporter needs, by the ids of their headings. */
const parts = [
  { label: 'Media', id: 'for-the-media' },
  { label: 'Talks', id: 'talks' },
  { label: 'Press kit', id: 'press-kit' },
  { label: 'About', id: 'about' },
];

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  /** Speakers like this one, best first. */
  similar: readonly Similar[];
  /** `MediaNow`, an island, for a speaker who takes requests. */
  mediaNow: ReactNode;
  /** `ShortlistToggle`, an island. */
  shortlist: ReactNode;
}

/** The head of a profile with what a reporter needs first: name, buttons, facts and a quote. */
export function ProfileHead({ page, speaker, similar, mediaNow, shortlist }: Props) {
  const { name, title, organization, quote } = speaker;
  return (
    <div className={styles.head} data-ground="cold" data-sheet="">
      <div className={`page-width ${styles.wrap}`}>
        <Breadcrumb crumbs={[home, sections.speakers]} current={name} />
        <div className={`stack gap-y-4 gap-x-4 ${styles.grid}`}>
          <Portrait {...portraitOf(speaker)} alt={`Portrait of ${name}`} eager />
          <div className={`stack gap-y-2 ${styles.name}`}>
            <h1>{name}</h1>
            <p className={`quiet ${styles.said}`}>
              {[speaker.pronunciation && `Say: ${speaker.pronunciation}`, speaker.pronouns]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Lede>{inLine(title, organization)}</Lede>
          </div>
          <div className={`stack start gap-y-4 ${styles.words}`}>
            <TagList label="Expertise" tags={speaker.expertise.map((field) => ({ name: field }))} />
            {speaker.requests === 'paused' && (
              <>
                <Tag tone="warning">Not taking requests now</Tag>
                <SimilarInstead words={page.similar} similar={similar} />
              </>
            )}
            <div className={styles.asks} data-print="none">
              <ButtonRow>
                <RequestButtons page={page} speaker={speaker} />
                {shortlist}
              </ButtonRow>
            </div>
            <HeadFacts speaker={speaker} mediaNow={mediaNow} />
            {quote && (
              <div className={`stack gap-y-3 ${styles.quote}`}>
                <Quote text={quote} size="small" />
                <StillCopyButton
                  what="the quote"
                  text={`“${quote}” — ${inLine(name, title, organization)}`}
                  isWhole
                />
              </div>
            )}
          </div>
        </div>
        <PageNav links={parts.filter(({ id }) => id !== 'talks' || speaker.talks.length > 0)} />
      </div>
      {speaker.since !== undefined && <YearsLine since={speaker.since} words={page.years} />}
    </div>
  );
}

function RequestButtons({ page, speaker }: Pick<Props, 'page' | 'speaker'>) {
  if (speaker.requests === 'paused') {
    return <ButtonLink {...similarLetter(speaker)}>{page.pausedLabel}</ButtonLink>;
  }
  return (
    <>
      <ButtonLink href={askHref(speaker)}>{page.interviewLabel}</ButtonLink>
      <ButtonLink {...letterLink(booking, { speaker: speaker.name })} tone="ghost">
        {page.bookSpeakerLabel}
      </ButtonLink>
    </>
  );
}

/**
 * A part that says how to book this speaker, with a link to the letter; for a paused speaker, with
 * a link that asks for someone similar.
 */
export function BookSpeaker({ page, speaker }: Pick<Props, 'page' | 'speaker'>) {
  if (speaker.requests === 'paused') {
    return (
      <Callout>
        <p>
          <strong>{page.pausedTitle}</strong> {page.paused}
        </p>
        <ButtonLink {...similarLetter(speaker)} size="small">
          {page.pausedLabel}
        </ButtonLink>
      </Callout>
    );
  }
  return (
    <Callout>
      <p>
        <strong>Booking {speaker.shortName}?</strong> {page.booking}
      </p>
      <ButtonLink {...letterLink(booking, { speaker: speaker.name })} size="small">
        {page.bookLabel}
      </ButtonLink>
      <BookingPageLink />
    </Callout>
  );
}

/** Returns the props of a link to the letter that asks for someone like a speaker. */
function similarLetter({ name, expertise }: SpeakerView) {
  const search = `Someone like ${name}\nTopics: ${expertise.join(', ')}`;
  return letterLink(findSpeaker, { search });
}
