import { useRef } from 'react';
import { mailtoHref } from '#site/mail/mailto.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import styles from './booking-page.module.css';
import { contactWords } from './contact-words.ts';
import { booking } from './definitions/booking.ts';
import { useDraft } from './drafts/use-draft.ts';
import { LetterForm } from './form/LetterForm.tsx';
import type { Answers } from './letter.ts';
import { filledLetter } from './write-letter.ts';

const fetchDesk = () => import('./desk/ContactDesk.tsx');

/**
 * Fetches the desk as soon as the focus comes into the form, so that it is there if the connection
 * is lost meanwhile.
 */
function prepareDesk(): void {
  fetchDesk().catch(() => undefined);
}

/**
 * Opens the letter at the desk; if the desk cannot be loaded, in the mail program of the visitor.
 */
function openAtDesk(answers: Answers): void {
  fetchDesk()
    .then(({ openFinished }) => openFinished(booking, answers))
    .catch(() => {
      const today = dayIn(new Date(), visitorZone() ?? 'UTC');
      location.assign(mailtoHref(filledLetter(booking, answers, today)));
    });
}

/** The booking form on its own page, for visitors without script and for links from other sites. */
export function BookingIsland() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(booking, {}, form);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the focus of the form.
    <div className={styles.booking} onFocus={prepareDesk}>
      <LetterForm letter={booking} draft={draft} form={form} onFinish={openAtDesk} />
    </div>
  );
}

/**
 * A link to that page for visitors without script; with script, links to the booking open the form
 * in a dialog.
 */
export function BookingPageLink() {
  return (
    <p data-without-script="">
      <a href="/speakers/book">{contactWords.booking.asPage}</a>
    </p>
  );
}
