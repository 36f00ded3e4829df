import { BookingPageLink } from '#features/booking/BookingPageLink.tsx';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import type { ProfilePageFile } from './profile-page.schema.ts';

interface Props {
  page: ProfilePageFile;
  speaker: Pick<SpeakerView, 'name' | 'shortName' | 'requests'>;
  /** The letter of `speakerLetter`, as a link. */
  letterHref: string;
}

/** How to book this speaker, what to write, and the letter itself; or how to find another while the speaker takes no requests. */
export function BookSpeaker({ page, speaker, letterHref }: Props) {
  if (speaker.requests === 'paused') {
    return (
      <Callout>
        <p>
          <strong>{page.pausedTitle}</strong> {page.paused}
        </p>
        <ButtonLink href={letterHref} size="small">
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
      <ButtonLink href={letterHref} size="small" data-contact="booking" data-speaker={speaker.name}>
        {page.bookLabel}
      </ButtonLink>
      <BookingPageLink />
    </Callout>
  );
}
