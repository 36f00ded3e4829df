import { contactWords } from '#features/contact/contact-words.ts';

/** The way to the booking form as a page, for visitors without script; with it the form opens in place. */
export function BookingPageLink() {
  return (
    <p data-without-script="">
      <a href="/speakers/book">{contactWords.booking.asPage}</a>
    </p>
  );
}
