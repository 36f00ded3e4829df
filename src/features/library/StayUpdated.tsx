import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { LibraryPageFile } from './library-page.schema.ts';
import styles from './stay-updated.module.css';

interface Props {
  words: LibraryPageFile['stayUpdated'];
  /** The signup letter without its body; the form writes the body. */
  signupHref: string;
  /** What the button does without script. */
  noScript: string;
}

/** The newsletter block. The form writes a mail draft by itself, so it works without script. */
export function StayUpdated({ words, signupHref, noScript }: Props) {
  return (
    <Band ground="warm" labelledBy="stay-updated">
      <SectionHead id="stay-updated" title={words.title} lede={words.text} />
      <form
        className={styles.form}
        action={signupHref}
        method="post"
        encType="text/plain"
        data-letter="newsletter"
        data-print="none"
      >
        <label className={styles.label} htmlFor="signup-email">
          {words.emailLabel}
        </label>
        <div className={styles.row}>
          <input
            className={styles.field}
            id="signup-email"
            type="email"
            name="Email"
            autoComplete="email"
            aria-describedby="signup-how"
            required
          />
          <button className={styles.button} type="submit">
            {words.subscribe}
          </button>
        </div>
        <div className={styles.how} id="signup-how">
          <p>{words.how}</p>
          <p data-without-script="">{noScript}</p>
        </div>
      </form>
    </Band>
  );
}
