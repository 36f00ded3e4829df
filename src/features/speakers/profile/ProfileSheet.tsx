import { mediaHours } from '#features/speakers/media-hours.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { fillInPhone } from '#site/desk-phone.ts';
import type { SiteView } from '#site/site.ts';
import { fillIn, formatList } from '#site/words.ts';
import { Fact, FactList } from '#ui/fact-list/FactList.tsx';
import { QrCode } from '#ui/qr-code/QrCode.tsx';
import type { ProfilePageFile } from '../speakers.table.ts';
import { BookingFacts, hasBookingFacts } from './BookingFacts.tsx';
import styles from './profile-sheet.module.css';
import { talkSummary } from './SpeakerProfile.tsx';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  site: SiteView;
  /** The full address of the page. */
  address: string;
  /** The long biography as plain text, which stands in where there is no shorter one. */
  biography: string;
}

/**
 * The printed part of a profile below its head; both fit on one page, Letter or A4. Hidden on the
 * screen; print styles hide everything else of the page.
 */
export function ProfileSheet({ page, speaker, site, address, biography }: Props) {
  const { media } = speaker;
  const words = page.sheet;
  const isPaused = speaker.requests === 'paused';
  return (
    <div className={styles.sheet} data-prints="profile">
      <div className="stack gap-y-4">
        <section>
          <h2>Biography</h2>
          <p>{speaker.bioMedium ?? speaker.bioShort ?? biography}</p>
        </section>
        {speaker.talks.length > 0 && (
          <section>
            <h2>Talks</h2>
            <ul role="list">
              {speaker.talks.map(({ title, minutes, audience }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <br />
                  {talkSummary({ minutes, audience })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {(media || hasBookingFacts(speaker)) && (
        <FactList>
          <BookingFacts speaker={speaker} />
          {media && (
            <>
              <Fact term="Media hours">{mediaHours(media)}</Fact>
              <Fact term="Media notice">{media.leadTime}</Fact>
              <Fact term="Languages on air">{formatList(media.languages)}</Fact>
            </>
          )}
        </FactList>
      )}
      <section className={`stack gap-y-4 gap-x-4 ${styles.ways}`}>
        <QrCode address={address} label={words.code} className={styles.code} />
        <div>
          <h2>{isPaused ? page.pausedTitle : 'How to book'}</h2>
          <p>{fillIn(isPaused ? words.paused : words.book, { email: site.email.voices })}</p>
          <p>{fillIn(fillInPhone(words.media, site.desk.phone), { email: site.email.media })}</p>
          <p>
            {words.code}: <strong>{address.replace('https://', '')}</strong>
          </p>
        </div>
        <p className={`quiet ${styles.imprint}`}>
          {site.name}. {site.demonstration && site.demonstrationNotice}
        </p>
      </section>
    </div>
  );
}
