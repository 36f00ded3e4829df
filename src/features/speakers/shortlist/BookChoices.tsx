import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { formatList } from '#site/words.ts';
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
              formatList(paused),
            )}
          </p>
        )}
        <ButtonLink {...letterLink(booking, { speakers: asked.join('\n') })}>
          {asked.length === 0 ? book.buttonNobody : label}
        </ButtonLink>
      </Callout>
    </section>
  );
}
