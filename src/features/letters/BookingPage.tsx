import { useRef } from 'react';
import styles from './booking-page.module.css';
import { contactWords } from './contact-words.ts';
import { booking } from './definitions/booking.ts';
import { openFinished } from './desk/ContactDesk.tsx';
import { LetterForm } from './form/LetterForm.tsx';
import { useDraft } from './form/use-draft.ts';

/** The booking form on its own page, for visitors without script and for links from other sites. */
export function BookingIsland() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(booking, {}, form);
  return (
    <div className={styles.booking}>
      <LetterForm
        letter={booking}
        draft={draft}
        form={form}
        onFinish={(answers) => openFinished(booking, answers)}
      />
    </div>
  );
}

/** A link to that page for visitors without script; with script, links to the booking open the form in a dialog. */
export function BookingPageLink() {
  return (
    <p data-without-script="">
      <a href="/speakers/book">{contactWords.booking.asPage}</a>
    </p>
  );
}
