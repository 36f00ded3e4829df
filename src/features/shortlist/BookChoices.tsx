import { choicesInWords } from '#features/booking/choices-in-words.ts';
import { bookingMessage } from '#features/contact/messages.ts';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { inWords } from '#site/in-words.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { askedAndPaused, type Row } from './rows.ts';
import { shortlistWords } from './shortlist-words.ts';
import styles from './side.module.css';

const { book } = shortlistWords;

interface Props {
  rows: readonly Row[];
}

/** One request for everyone on the list who takes requests. The link is the letter; a press opens the form. */
export function BookChoices({ rows }: Props) {
  const { asked, paused } = askedAndPaused(rows);
  const choices = choicesInWords(asked);
  const label = asked.length === 1 ? book.buttonOne : book.button;
  return (
    <section aria-labelledby="book" data-print="none">
      <Callout>
        <h2 id="book" className={styles.title}>
          {book.title}
        </h2>
        <p>{asked.length === 0 ? book.nobody : book.text}</p>
        {asked.length > 0 && paused.length > 0 && (
          <p>
            {(paused.length === 1 ? book.paused.one : book.paused.many).replace(
              '{names}',
              inWords(paused),
            )}
          </p>
        )}
        <ButtonLink
          href={mailtoHref(bookingMessage(siteAddresses, choices))}
          data-contact="booking"
          data-speaker={choices}
        >
          {asked.length === 0 ? book.buttonNobody : label}
        </ButtonLink>
      </Callout>
    </section>
  );
}
