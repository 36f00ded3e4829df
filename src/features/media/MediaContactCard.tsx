import { Fragment } from 'react';
import { media } from '#features/letters/definitions/media.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { mediaHours } from '#features/speakers/media-hours.ts';
import { formatList } from '#site/words.ts';
import { DeskClock } from './desk-clock/DeskClock.tsx';
import styles from './media-contact-card.module.css';
import type { MediaDeskView } from './media-desk.ts';

interface Props {
  contact: MediaDeskView['contact'];
  call: MediaDeskView['call'];
  clock: MediaDeskView['clock'];
}

/** Where to write and to call, and how soon the media team answers. */
export function MediaContactCard({ contact, call, clock }: Props) {
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{contact.title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a {...letterLink(media)}>{breakable(contact.address)}</a>
          </dd>
        </div>
        <div>
          <dt>Response time</dt>
          <dd>{contact.responseTime}</dd>
          <dd className={styles.more}>{call.deadline}</dd>
        </div>
        <div>
          <dt>{call.label}</dt>
          <dd>
            <a href={`tel:${contact.phone}`}>{contact.phone}</a>
          </dd>
          <dd className={styles.more}>{call.afterHours}</dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>{mediaHours(contact.hours)}</dd>
          {contact.daysOff.length > 0 && (
            <dd className={styles.more}>
              {clock.holidays}: {formatList(contact.daysOff)}
            </dd>
          )}
        </div>
        <DeskClock hours={contact.hours} words={clock} />
      </dl>
    </section>
  );
}

// A long address breaks after the @ or before a dot, never inside a word.
function breakable(address: string) {
  return address.split(/(?<=@)|(?=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
