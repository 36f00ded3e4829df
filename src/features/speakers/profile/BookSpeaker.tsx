import { BookingPageLink } from '#features/letters/BookingPage.tsx';
import { booking } from '#features/letters/definitions/booking.ts';
import { findSpeaker } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';

interface Props {
  page: ProfilePageFile;
  speaker: Pick<SpeakerView, 'name' | 'shortName' | 'requests' | 'expertise'>;
}

/** A link to the letter that asks for someone like this speaker. */
export function similarLetter({ name, expertise }: Pick<SpeakerView, 'name' | 'expertise'>) {
  const search = `Someone like ${name}\nTopics: ${expertise.join(', ')}`;
  return letterLink(findSpeaker, { search });
}

/** How to book this speaker, with a link to the letter; for a paused speaker, a link to ask for someone similar. */
export function BookSpeaker({ page, speaker }: Props) {
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
