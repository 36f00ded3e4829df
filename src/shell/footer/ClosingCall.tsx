import type { ReactNode } from 'react';
import type { LetterLink } from '#features/letters/write-letter.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import styles from './closing-call.module.css';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * The last section of a page: a call to action on ember with its buttons, directly above the
 * footer.
 */
export function ClosingCall({ title, text, children }: Props) {
  return (
    <section aria-labelledby="closing-call" data-ground="ember" data-print="none">
      <div className={`stack gap-y-6 gap-x-gutter page-width ${styles.call}`}>
        <div>
          <h2 id="closing-call">{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className="cluster gap-y-3 gap-x-4">{children}</div>
      </div>
    </section>
  );
}

interface LinkProps {
  words: Pick<Props, 'title' | 'text'> & { button: string };
  /** A page, or a letter: `letterLink(…)`. */
  to: LetterLink;
  /** Further buttons. */
  children?: ReactNode;
}

/** A closing call with one main button. */
export function ClosingLink({ words, to, children }: LinkProps) {
  return (
    <ClosingCall title={words.title} text={words.text}>
      <ButtonLink {...to}>{words.button}</ButtonLink>
      {children}
    </ClosingCall>
  );
}
