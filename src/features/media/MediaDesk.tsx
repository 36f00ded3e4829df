import { Fragment, type ReactNode } from 'react';
import { media } from '#features/letters/definitions/media.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fillInPhone } from '#site/desk-phone.ts';
import { isOpen, type NavLink, openHref, sections } from '#site/navigation.ts';
import { siteFacts } from '#site/site-facts.ts';
import { formatList } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PointList } from '#ui/point-list/PointList.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import { DeskClock, DeskNumber, hasPhone } from './DeskClock.tsx';
import { MediaGuidelines } from './MediaGuidelines.tsx';
import styles from './media-desk.module.css';
import type { MediaDeskFile } from './media-pages.schema.ts';

/** The words that both media pages share, with the speakers and days that they name. */
export interface MediaDeskView extends MediaDeskFile {
  faces: readonly SpeakerView[];
  /** The next days on which the desk is closed, in words. */
  daysOff: readonly string[];
}

interface Props {
  page: { title: string; lede: string };
  crumbs: readonly NavLink[];
  desk: MediaDeskView;
  children: ReactNode;
}

const deadlineHref = openHref('/media-inquiries/deadline');

/**
 * The parts that Media and Media inquiries share: contact, help and guidelines (specification
 * section 2). `children` come after them.
 */
export function MediaDesk({ page, crumbs, desk, children }: Props) {
  return (
    <>
      <PageHead
        title={page.title}
        lede={page.lede}
        crumbs={crumbs}
        action={
          <ButtonRow>
            <ButtonLink {...letterLink(media)}>{desk.contact.button}</ButtonLink>
            {deadlineHref && (
              <ButtonLink href={deadlineHref} tone="ghost">
                {desk.contact.deadline}
              </ButtonLink>
            )}
          </ButtonRow>
        }
      />
      <Band>
        <Split columns="7-5">
          <ContactCard desk={desk} />
          <ExpertSources sources={desk.sources} faces={desk.faces} />
        </Split>
      </Band>
      <HeadedBand id="help" {...desk.help}>
        <PointList points={desk.helpList} />
      </HeadedBand>
      <MediaGuidelines
        {...desk.guidelines}
        lists={[
          desk.include,
          {
            ...desk.commitments,
            last: isStaffed && <CallPromise words={desk.call.commitment} />,
          },
        ]}
        ground="surface"
      />
      {children}
    </>
  );
}

const { email, desk: facts } = siteFacts;
const isStaffed = isOpen('desk');

function ContactCard({ desk: { contact, call, clock, daysOff } }: { desk: MediaDeskView }) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{contact.title}</h2>
      <dl className={`${rows.ruled} ${styles.facts}`}>
        <div>
          <dt>Email</dt>
          <dd>
            <a {...letterLink(media)}>{breakable(email.media)}</a>
          </dd>
        </div>
        <div>
          <dt>Response time</dt>
          <dd>{contact.responseTime}</dd>
          {isStaffed && <dd className={styles.more}>{call.deadline}</dd>}
        </div>
        {hasPhone && (
          <div>
            <dt>{call.label}</dt>
            <dd>
              <DeskNumber />
            </dd>
            <dd className={styles.more}>{call.afterHours}</dd>
          </div>
        )}
        {isStaffed && <StaffedHours clock={clock} call={call} daysOff={daysOff} />}
      </dl>
    </section>
  );
}

/** The business hours of the desk, and whether somebody is there now. */
function StaffedHours({ clock, call, daysOff }: Pick<MediaDeskView, 'clock' | 'call' | 'daysOff'>) {
  return (
    <>
      <div>
        <dt>Business hours</dt>
        <dd>{mediaHours(facts.hours)}</dd>
        {daysOff.length > 0 && (
          <dd className={styles.more}>
            {clock.holidays}: {formatList(daysOff)}
          </dd>
        )}
      </div>
      <DeskClock words={clock}>
        <dt>{clock.title}</dt>
        <dd className={`stack gap-y-1 ${styles.clock}`}>
          <span className={styles.standing} data-part="standing" />
          <span className={styles.clocks}>
            <span data-part="clocks" /> <span data-part="reply" />
            {hasPhone && (
              <>
                {' '}
                {call.label}: <span data-part="phone" />
              </>
            )}
          </span>
        </dd>
      </DeskClock>
    </>
  );
}

/** Returns an address that may break after the @ or before a dot, but not inside a word. */
function breakable(address: string) {
  return address.match(/\.?[^.@]+@?/g)?.map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function ExpertSources({ sources, faces }: Pick<MediaDeskView, 'sources' | 'faces'>) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{sources.title}</h2>
      {faces.length > 0 && (
        <ul className={styles.faces} role="list">
          {faces.map(({ id, name, title, href, portrait, initials, since }) => (
            <li key={id} className={`stack small ${styles.face}`}>
              <Portrait picture={portrait} initials={initials} since={since} />
              <a className={`target ${styles.name}`} href={href}>
                {name}
              </a>
              <span className={`quiet ${styles.title}`}>{title}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.text}>{sources.text}</p>
      <ArrowLink href={sections.speakers.href}>{sources.link}</ArrowLink>
    </section>
  );
}

function CallPromise({ words }: { words: string }) {
  const [before, after] = fillInPhone(words, facts.phone && '{phone}').split('{phone}');
  return (
    <>
      {before}
      {after !== undefined && <DeskNumber />}
      {after}
    </>
  );
}
