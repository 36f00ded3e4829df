import type { Message } from '#site/mail/message.ts';
import { contactWords } from '../contact-words.ts';
import styles from './composer.module.css';

interface Props {
  message: Message;
}

/** The letter as it will go, every line of it, to be read and selected. */
export function MessageText({ message: { to, subject, body } }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
    <section className={styles.message} aria-label={contactWords.composer.title} tabIndex={0}>
      <dl>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{subject}</dd>
        </div>
      </dl>
      <pre className={styles.body}>{body}</pre>
    </section>
  );
}
