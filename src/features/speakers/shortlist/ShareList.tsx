import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import { Field } from '#ui/field/Field.tsx';
import type { Choice } from './shortlist.ts';
import { shortlistHref } from './shortlist-address.ts';
import { shortlistWords } from './shortlist-words.ts';
import styles from './side.module.css';

const { share, title } = shortlistWords;

interface Props {
  rows: readonly Choice[];
}

/** The list as a link, to be copied or handed to another program, and on paper. Only for the browser. */
export function ShareList({ rows }: Props) {
  const url = location.origin + shortlistHref(rows);
  const canShare = typeof navigator.share === 'function';

  function send() {
    // The visitor may change their mind, which browsers call an error.
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
