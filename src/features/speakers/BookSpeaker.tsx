import { BookingPageLink } from '#features/booking/BookingPageLink.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';
import type { SpeakerView } from './speaker.ts';
import styles from './talk-list.module.css';

interface Props {
  page: ProfilePageFile;
  speaker: SpeakerView;
  bookingHref: string;
}

/** How to book this speaker: what to write, and the letter itself. */
export function BookSpeaker({ page, speaker, bookingHref }: Props) {
  return (
    <section aria-labelledby="book">
      <h2 className={styles.title} id="book">
        Book this Speaker
      </h2>
      <Callout>
        <p>
          <strong>Booking {speaker.shortName}?</strong>{' '}
          {speaker.requests === 'paused' ? page.paused : page.booking}
        </p>
        <ButtonLink
          href={bookingHref}
          size="small"
          data-contact="booking"
          data-speaker={speaker.name}
        >
          {page.bookLabel}
        </ButtonLink>
        <BookingPageLink />
      </Callout>
    </section>
  );
}
