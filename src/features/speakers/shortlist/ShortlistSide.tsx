import { booking } from '#features/letters/definitions/booking.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { formatList } from '#site/words.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/button/Button.tsx';
import { Callout } from '#ui/callout/Callout.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Field } from '#ui/field/Field.tsx';
import styles from './shortlist.module.css';
import { shortlistHref } from './shortlist.ts';
import { shortlistWords } from './shortlist-words.ts';
import { type Row, requestedAndPaused } from './shown-list.ts';

interface Props {
  rows: readonly Row[];
}

/** Beside the list: booking and sharing. */
export function ShortlistSide({ rows }: Props) {
  return (
    <div className={styles.side}>
      <BookChoices rows={rows} />
      <ShareList rows={rows} />
    </div>
  );
}

/** One request for all speakers who take requests. The link is the letter; a click opens the form instead. */
function BookChoices({ rows }: Props) {
  const { book } = shortlistWords;
  const { requested, paused } = requestedAndPaused(rows);
  const label = requested.length === 1 ? book.buttonOne : book.button;
  return (
    <section aria-labelledby="book" data-print="none">
      <Callout>
        <h2 id="book" className={styles.title}>
          {book.title}
        </h2>
        <p>{requested.length === 0 ? book.nobody : book.text}</p>
        {requested.length > 0 && paused.length > 0 && (
          <p>
            {(paused.length === 1 ? book.paused.one : book.paused.many).replace(
              '{names}',
              formatList(paused),
            )}
          </p>
        )}
        <ButtonLink {...letterLink(booking, { speakers: requested.join('\n') })}>
          {requested.length === 0 ? book.buttonNobody : label}
        </ButtonLink>
      </Callout>
    </section>
  );
}

/** The list as a link to copy or to share (Web Share API), and on paper. Reads `location`, so in the browser only. */
function ShareList({ rows }: Props) {
  const { share, title } = shortlistWords;
  const url = location.origin + shortlistHref(rows);
  const canShare = typeof navigator.share === 'function';

  function send() {
    // Rejects if the visitor closes the share sheet.
    navigator.share({ title, url }).catch(() => {});
  }

  return (
    <section className={styles.part} aria-labelledby="share" data-print="none">
      <h2 id="share" className={styles.title}>
        {share.title}
      </h2>
      <Field id="shortlist-link" label={share.link} hint={share.hint}>
        <input
          id="shortlist-link"
          type="text"
          readOnly
          value={url}
          aria-describedby="shortlist-link-more"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <ButtonRow>
        <CopyButton what={share.copied} text={url} />
        {canShare && (
          <Button size="small" tone="ghost" onClick={send}>
            {share.send}
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={() => print()}>
          {share.print}
        </Button>
      </ButtonRow>
    </section>
  );
}
